import { glovedHand } from '../art/gloves';
import { palette } from '../pen/palette';
import {
  disc,
  group,
  line,
  mirrored,
  oval,
  path,
  placed,
  rect,
  type Svg,
  text,
  turned,
  within,
} from '../pen/svg';

const cloth = '#cfe5ea';
const seam = '#8db4bf';
const head = 'M244 214C244 138 276 108 320 108S396 138 396 214C396 276 366 320 320 320S244 276 244 214z';
const shoulders = 'M92 640C96 500 140 430 232 404L276 386Q320 420 364 386L408 404C500 430 544 500 548 640z';

const person = (robe: string, robeEdge: string): Svg =>
  group(
    path('M282 292H358V378Q320 424 282 378z', palette.skinShade),
    path(shoulders, robe, robeEdge),
    within(
      path(shoulders, robe),
      path('M92 640C96 500 140 430 232 404L180 640z', palette.white, undefined, 0.22),
      path('M430 380C500 470 490 560 480 640H560V380z', palette.ink, undefined, 0.06),
      path('M490 400C530 480 520 580 514 640H560V400z', palette.ink, undefined, 0.07),
    ),
    path('M276 386Q320 424 364 386L372 392L320 470L268 392z', palette.skin),
    line('M268 392L320 470L372 392', robeEdge),
    disc(240, 220, 20, palette.skinShade),
    disc(400, 220, 20, palette.skinShade),
    path(head, palette.skin),
    within(
      path(head, palette.skin),
      path('M360 100C396 180 380 280 340 330H420V100z', palette.skinShade, undefined, 0.55),
    ),
    path(
      'M236 214C226 120 268 84 322 84S414 122 404 214C396 186 388 166 378 152C340 168 290 164 266 148C250 164 242 188 236 214z',
      '#33475a',
    ),
    path(
      'M360 96C400 116 412 160 404 214C396 186 388 166 378 152C370 130 366 110 360 96z',
      palette.ink,
      undefined,
      0.25,
    ),
    line('M270 194Q286 186 300 193M340 193Q354 186 370 194', '#33475a', 5),
    ...[286, 354].map((x) => group(oval(x, 216, 8, 9, '#2c3f52'), disc(x - 2, 213, 2.4, palette.white))),
  );

const smile = group(
  line('M318 232Q310 250 322 254', palette.skinShade, 4),
  line('M298 282Q320 296 342 282', '#b9785f', 4),
);

const maskOn = group(
  line('M252 244Q240 232 240 222M388 244Q400 232 400 222', palette.tealSoft, 5),
  path('M252 242Q320 222 388 242C392 280 372 316 320 326C268 316 248 280 252 242z', '#d7eaec', '#8fbcc1'),
  path(
    'M356 234Q374 236 388 242C392 280 372 316 320 326C348 306 362 276 356 234z',
    palette.ink,
    undefined,
    0.05,
  ),
  line('M254 262Q320 244 386 262M262 284Q320 270 378 284M278 304Q320 296 362 304', '#8fbcc1', 2.6),
);

const capOn = group(
  path('M228 176C218 96 262 54 320 54S422 96 412 176Q320 140 228 176z', cloth, seam),
  path(
    'M372 70C416 92 420 140 412 176Q396 168 380 164C384 130 384 100 372 70z',
    palette.ink,
    undefined,
    0.06,
  ),
  path(
    'M228 176C218 110 248 70 290 58C260 90 254 130 258 166Q240 170 228 176z',
    palette.white,
    undefined,
    0.45,
  ),
  ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
    line(
      `M${320 + i * 26} ${152 + i * i * 1.6}Q${320 + i * 22} 110 ${320 + i * 12} ${84 + Math.abs(i) * 6}`,
      seam,
      2.6,
      0.8,
    ),
  ),
  path('M226 170Q320 134 414 170L416 186Q320 150 224 186z', palette.tealSoft, palette.teal),
);

const shieldOn = group(
  path(
    'M232 150Q320 118 408 150C424 230 420 320 396 372Q320 410 244 372C220 320 216 230 232 150z',
    '#dff0f2',
    undefined,
    0.45,
  ),
  path('M250 156H300L262 374L244 372C222 320 216 230 232 150z', palette.white, undefined, 0.5),
  path(
    'M378 142L408 150C424 230 420 320 396 372L376 380C400 310 396 220 378 142z',
    palette.tealSoft,
    undefined,
    0.16,
  ),
  path(
    'M232 150Q320 118 408 150C424 230 420 320 396 372Q320 410 244 372C220 320 216 230 232 150z',
    'none',
    '#86b8be',
  ),
  path('M228 144Q320 110 412 144L412 172Q320 138 228 172z', palette.paper, palette.line),
  text(320, 148, 16, '安澜', { anchor: 'middle', fill: palette.teal, weight: 700, spacing: 2 }),
);

const raisedHand = group(
  path('M84 640L118 510H206L220 640z', cloth, seam),
  path('M110 540L118 510H206L210 536Q160 550 110 540z', palette.paper, palette.line),
  turned(-8, 160, 520, placed(26, 284, 0.42, glovedHand())),
);

const gownOn = group(
  path('M276 378Q320 396 364 378L386 398Q320 428 254 398z', palette.paper, seam),
  line('M214 640C216 570 210 520 200 470M426 640C424 570 430 520 440 470', seam),
  path('M206 566Q320 590 434 566L436 596Q320 620 204 596z', palette.tealSoft),
  text(400, 500, 20, '安澜', { fill: palette.teal, weight: 600, anchor: 'middle', spacing: 2 }),
);

const badge = group(
  rect(392, 500, 62, 78, 6, palette.white, palette.line),
  rect(392, 500, 62, 20, 6, palette.teal),
  disc(423, 542, 11, palette.cloud),
  line('M408 566H438', palette.steel, 4),
);

/** A nurse wearing one of the protective products. */
export function wearing(family: string): Svg {
  if (family === 'gown') return group(person(cloth, seam), gownOn, maskOn, capOn);
  const base = person(palette.teal, palette.tealDark);
  if (family === 'mask') return group(base, badge, maskOn);
  if (family === 'cap') return group(base, badge, smile, capOn);
  if (family === 'shield') return group(base, badge, maskOn, capOn, shieldOn);
  return group(person(cloth, seam), maskOn, capOn, raisedHand, mirrored(320, raisedHand));
}
