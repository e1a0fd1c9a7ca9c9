import { cross, edge, ink, print, round, shadow } from './light.mjs';

const coil = 'M214 396C176 350 214 276 300 276S420 348 388 386C360 420 270 414 256 372S300 314 336 330';
const pane =
  'M174 236h256a22 22 0 0 1 22 22v132a22 22 0 0 1-22 22H174a22 22 0 0 1-22-22V258a22 22 0 0 1 22-22z';

/** The water behind the glass, which sways once in a loop. */
function water(sway, depth, fill, opacity) {
  const [left, right] = [round(352 + depth - 9 * sway), round(352 + depth + 9 * sway)];
  return `<path d="M152 ${left}Q227 ${left - 14} 302 ${352 + depth}T452 ${right}V420H152z" fill="${fill}" opacity="${opacity}"/>`;
}

/**
 * A washer for endoscopes, 402 by 468 units from (124, 96), standing at 564.
 * @param curve path of the line on its screen, in 0 to 100 by 0 to 34
 * @param lamp 0 to 1
 * @param progress 0 to 1
 * @param sway of the water, -1 to 1
 */
export const washer = ({ curve, lamp, progress, sway }) => `${shadow(330, 562, 214, 15)}
<rect x="150" y="544" width="28" height="18" rx="4" fill="#43566a"/><rect x="438" y="544" width="28" height="18" rx="4" fill="#43566a"/>
<path d="M124 150q0-20 16-30l24-20q8-4 18-4h324q20 0 20 20v384q0 12-8 18l-38 26z" fill="url(#side)" stroke="${edge}" stroke-width="3"/>
<path d="M146 130l30-24q6-5 16-5h306q10 0 16 5l-34 27z" fill="#fff" opacity=".85"/>
<path d="M494 150l20-14v74l-20 12z" fill="${ink}" opacity=".07"/><path d="M498 300v150M510 292v150" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".09"/>
<rect x="124" y="130" width="356" height="418" rx="20" fill="url(#paper)" stroke="${edge}" stroke-width="3"/>
<path d="M124 214h356M124 438h356" stroke="${edge}" stroke-width="3"/><path d="M125.500 440h353v88a18 18 0 0 1-18 18h-317a18 18 0 0 1-18-18z" fill="#dfe7ec" opacity=".55"/>
<rect x="146" y="152" width="40" height="40" rx="9" fill="url(#teal)"/>${cross(166, 172, 10)}${print(198, 160, [76, 52], '#b9c5cf', 15, 7)}
<rect x="306" y="146" width="150" height="54" rx="7" fill="${ink}"/><rect x="312" y="152" width="100" height="42" rx="4" fill="#1b344c"/><path d="M312 166h100M312 180h100" stroke="#2d4a64" stroke-width="2"/>
<g transform="translate(312 156)"><path d="${curve}" fill="none" stroke="#5fd0c4" stroke-width="3" stroke-linejoin="round"/></g>
<rect x="420" y="152" width="29" height="15" rx="3" fill="#0b6e77"/><rect x="420" y="173" width="29" height="6" rx="3" fill="#58a8ae"/><rect x="420" y="186" width="18" height="6" rx="3" fill="#36546e"/><path d="M306 153a7 7 0 0 1 7-7h62l-27 54h-35a7 7 0 0 1-7-7z" fill="#fff" opacity=".06"/>
<clipPath id="pane"><path d="${pane}"/></clipPath><path d="${pane}" fill="#074a51"/>
<g clip-path="url(#pane)">${water(sway, 0, '#0b6e77', 1)}<path d="${coil}" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="${coil}" fill="none" stroke="#5b6c80" stroke-width="5" stroke-linecap="round"/><path d="M336 330l17 12" stroke="#cfdbe1" stroke-width="12" stroke-linecap="round"/>${water(-sway, 15, '#58a8ae', 0.38)}<path d="M152 236h105l-54 176h-51zM282 236h24l-54 176h-24z" fill="#fff" opacity=".1"/></g>
<path d="${pane}" fill="none" stroke="#7b8b9a" stroke-width="3"/><rect x="266" y="402" width="72" height="20" rx="10" fill="url(#steel)" stroke="${edge}" stroke-width="2"/>
<rect x="150" y="462" width="148" height="62" rx="8" fill="#fff" stroke="${edge}" stroke-width="3"/><rect x="192" y="474" width="64" height="8" rx="4" fill="url(#steel)"/><rect x="166" y="498" width="116" height="10" rx="5" fill="#dfe7ec"/><rect x="166" y="498" width="${round(12 + 104 * progress)}" height="10" rx="5" fill="#58a8ae"/>
<rect x="318" y="462" width="136" height="62" rx="8" fill="#fff" stroke="${edge}" stroke-width="3"/><circle cx="346" cy="493" r="12" fill="#0b6e77" opacity="${lamp}"/><circle cx="346" cy="493" r="4" fill="#fff"/><circle cx="386" cy="493" r="11" fill="#eef2f5" stroke="${edge}" stroke-width="2.500"/><circle cx="426" cy="493" r="11" fill="#eef2f5" stroke="${edge}" stroke-width="2.500"/>`;
