import { moneyText as writtenMoney } from '../../shared/findings/en/english-words.ts'

/** '$7,319', '-$12', '$1,204.50', of dollars as reports print them. */
export function moneyText(dollars: number): string {
  return writtenMoney(Math.round(dollars * 100))
}
