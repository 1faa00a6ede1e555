import type { Line } from '../../read/positioned-text.ts'

/** 'You currently do not have any Collections in your file.', 'None', an introducing sentence. */
export function saysNothing({ text }: Line): boolean {
  return /\b(do not have any|does not have any|no \w+( \w+){0,3} (reported|found|on file))\b|^None( reported)?\.?$|^No statement\(?s?\)? present\b/i.test(
    text,
  )
}
