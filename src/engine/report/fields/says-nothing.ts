import type { Line } from '../../read/positioned-text.ts'

/** 'You currently do not have any Collections in your file.', 'None', an introducing sentence. */
export function saysNothing({ text }: Pick<Line, 'text'>): boolean {
  return /\b(do not have any|does not have any|no \w+( \w+){0,3} (reported|found|on file))\b|^None( reported)?\.?$|^(This section includes public record|Your credit report contains the following|Discharged Chapter|Bankruptcy remains)\b|^No statement\(?s?\)? present\b/i.test(
    text,
  )
}

/** The end of an explanation that began in the row above: 'dates specified.' No name begins with a small letter. */
export function endsSentence({ text }: Line): boolean {
  return /^[a-z]+ .*\.$/.test(text)
}
