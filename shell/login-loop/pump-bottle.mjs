import { cross, edge, ink, print, round, shadow } from './light.mjs';

const body =
  'M206 312C206 270 232 252 268 246H372C408 252 434 270 434 312V526Q434 550 410 550H230Q206 550 206 526z';

/** What falls from the spout, from 0 to 1 of its way. */
const drop = (way) =>
  way > 0 && way < 1
    ? `<path transform="translate(186 ${round(186 + 350 * way * way)})" d="M0-14c8 13 11 16 11 22a11 11 0 0 1-22 0c0-6 3-9 11-22z" fill="#58a8ae" opacity="${round(1 - way ** 6)}"/>`
    : '';

/**
 * A bottle with a pump, 264 by 458 units from (170, 92), standing at 550.
 * @param pressed how far its head is down, in units
 * @param fallen 0 to 1 of the way of a drop
 */
export const pumpBottle = ({ pressed, fallen }) => `${shadow(320, 550, 132)}${drop(fallen)}
<rect x="312" y="146" width="16" height="52" rx="3" fill="url(#steel)" stroke="${edge}" stroke-width="2"/>
<g transform="translate(0 ${pressed})"><path d="M278 104Q278 92 290 92H356Q368 92 368 104V126Q368 138 356 138H284Q262 138 248 148L232 160Q222 166 210 166H186Q170 166 174 152Q178 138 194 138Q214 138 226 126L246 110Q256 104 278 104z" fill="url(#soft)"/><path d="M196 145Q220 145 234 133L252 117Q260 111 280 111M290 101h50" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/><rect x="176" y="158" width="26" height="10" rx="4" fill="#0b6e77" opacity=".55"/><rect x="298" y="136" width="44" height="24" rx="6" fill="url(#soft)"/></g>
<rect x="270" y="188" width="100" height="58" rx="9" fill="url(#soft)"/><rect x="270" y="188" width="100" height="8" rx="4" fill="#fff" opacity=".3"/><path d="${[276, 284, 294, 306, 320, 334, 346, 356, 364].map((x) => `M${x} 200v40`).join('')}" stroke="${ink}" stroke-width="2.200" stroke-linecap="round" opacity=".14"/>
<clipPath id="bottle"><path d="${body}"/></clipPath><path d="${body}" fill="url(#paper)"/>
<g clip-path="url(#bottle)"><rect x="206" y="322" width="228" height="178" fill="url(#teal)"/><rect x="206" y="470" width="228" height="30" fill="#58a8ae"/>${cross(258, 362, 15)}${print(232, 398, [128, 96], '#fff', 20, 9)}${print(232, 446, [150], '#8fc5ca', 14, 5)}<path d="M222 246h16v304h-16zM246 246h6v304h-6z" fill="#fff" opacity=".2"/><path d="M370 246h64v304h-64z" fill="${ink}" opacity=".05"/><path d="M404 246h30v304h-30z" fill="${ink}" opacity=".06"/><path d="M427 246h7v304h-7z" fill="#fff" opacity=".25"/></g>
<path d="${body}" fill="none" stroke="${edge}" stroke-width="3"/><path d="M236 535Q320 543 404 535" fill="none" stroke="${edge}" stroke-width="3" opacity=".7"/>`;
