import { cross, edge, ink, print } from './light.mjs';

/** A test card that stands out of the box. */
const card = (x, y, turn, colour) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="62" height="252" rx="5" fill="#fff" stroke="${edge}" stroke-width="3"/><path d="M5 0h52a5 5 0 0 1 5 5v39H0V5a5 5 0 0 1 5-5z" fill="url(#teal)"/>${cross(31, 23, 8)}<rect x="16" y="60" width="30" height="74" rx="3" fill="${colour}"/><rect x="16" y="144" width="30" height="34" rx="3" fill="#43566a"/></g>`;

const [left, middle, right] = [122, 372, 528];

/** A box of test cards seen from above, 422 by 430 units from (116, 106), standing at 536. */
export const cardBox =
  () => `<path d="M${left - 20} 494L${middle} 557L${right + 34} 488L${right - 90} 440z" fill="${ink}" opacity=".04"/><path d="M${left - 5} 490L${middle} 542L${right + 9} 478L${right - 110} 440z" fill="${ink}" opacity=".1"/>
<path d="M${left} 308L${right - 406 + 156} 240L${right} 290L${middle} 358z" fill="#fff"/><path d="M170 306L276 266L470 304L370 342z" fill="#43566a"/><path d="M170 306L276 266L470 304L460 308L276 276L180 310z" fill="${ink}" opacity=".35"/>
<clipPath id="slot"><path d="M0 0H640V352L372 343L170 303L0 300z"/></clipPath><g clip-path="url(#slot)">${card(208, 128, -7, '#e0a63a')}${card(312, 122, 4, '#e0a63a')}</g>
<path d="M${left} 308L${middle} 358V536L${left} 486z" fill="url(#teal)"/><path d="M${left} 455L${middle} 505V536L${left} 486z" fill="#e0a63a"/>
<g transform="matrix(1 .2 0 1 ${left} 308)">${cross(40, 40, 14)}${print(28, 74, [130, 96], '#fff', 20, 9)}${print(28, 122, [150], '#8fc5ca', 14, 5)}</g>
<path d="M${middle} 358L${right} 290V468L${middle} 536z" fill="#095b63"/><path d="M${middle} 505L${right} 437V468L${middle} 536z" fill="#b98427"/>
<g transform="matrix(.92 -.4 0 1 ${middle} 358)" fill="#fff"><rect x="26" y="34" width="46" height="46" rx="3" opacity=".9"/><path d="M33 41h14v14H33zM54 46h10v9H54zM36 62h9v10h-9zM52 62h14v11H52z" fill="#095b63"/>${print(88, 40, [60, 48, 54], '#8fc5ca', 14, 5)}</g>
<path d="M${left + 3} 312L${middle} 362L${right - 3} 294" fill="none" stroke="#fff" stroke-width="2.500" opacity=".6"/><path d="M${middle} 362V532" stroke="#fff" stroke-width="2" opacity=".35"/>`;
