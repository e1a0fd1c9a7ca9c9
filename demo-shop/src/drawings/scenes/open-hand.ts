import { palette } from '../pen/palette';
import { group, line, path, type Svg } from '../pen/svg';

const fingers: ReadonlyArray<readonly [string, number]> = [
  ['M300 470C250 458 200 452 152 438', 25],
  ['M306 486C252 482 196 476 138 464', 26],
  ['M314 502C262 504 212 500 158 492', 25],
  ['M330 516C288 522 248 522 206 516', 23],
  ['M322 462C300 444 288 430 268 420', 25],
];
const palm =
  'M280 456C320 446 352 450 392 462L520 492L506 566L390 540C350 536 306 532 286 516C268 500 268 470 280 456z';

/** A hand held out, palm up, from the right. */
export const openHand: Svg = group(
  path('M196 540Q320 572 470 580L470 590Q300 586 196 548z', palette.ink, undefined, 0.05),
  ...fingers.map(([d, width]) => line(d, palette.skinShade, width + 5)),
  path(palm, palette.skin, palette.skinShade),
  ...fingers.map(([d, width]) => line(d, palette.skin, width)),
  path(palm, palette.skin),
  path(
    'M286 516C306 532 350 536 390 540L506 566L510 546L392 520C350 510 310 512 286 516z',
    palette.skinShade,
    undefined,
    0.6,
  ),
  line('M300 478C320 486 346 488 370 484', palette.skinShade),
  line('M160 432C196 444 236 450 270 456', palette.white, 3, 0.5),
  path('M196 448C210 440 232 440 246 448C240 458 206 458 196 448z', '#bfe6e3', palette.tealSoft),
  path('M474 470L660 512V620L458 570Q446 566 448 554L458 480Q462 468 474 470z', palette.teal),
  path('M452 530L448 554Q446 566 458 570L660 620V584z', palette.tealDark),
  path('M474 470L500 476L484 577L458 570Q446 566 448 554L458 480Q462 468 474 470z', palette.tealSoft),
);
