// The pictures of the cards, 64 by 64, standing on the ground at 60.
export const PICTURES: Record<string, string> = {
  temple: 'ue6 60 52 8 2;cb12 26 40 4;cc12 30 40 22 5;kp9 26 46 12;op26 24 12 6',
  barracks: 'kb10 34 44 26;sb42 34 12 26;sm10 34 44 6;da26 60 12 16;rzM32 20v-14l10 4-10 4z;dl1.500 M32 28V5',
}
/** What stands for a colour until a card has its own. */
export const FAMILY: Record<string, string> = { brown: 'kt8 60 48 30 12', grey: 'kb12 30 40 30;kd12 30 40', blue: PICTURES.temple!, yellow: 'ub12 36 40 24;xp8 36 48 12', red: PICTURES.barracks!, green: 'ub14 30 36 30;xd14 30 36 16', purple: 'kb12 28 40 32;xp8 28 48 16' }
