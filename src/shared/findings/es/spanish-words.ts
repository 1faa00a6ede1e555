/** How values are written in Spanish: the same things as english-words.ts. */
import { spanishMonths } from '../../spanish-months.ts'
import type { Account, Day, Mark, MarkCode } from '../named-things.ts'

/** '10 de marzo de 2023', 'marzo de 2023' or '2023', at the precision printed. */
export function dateText(date: Day): string {
  if (date.length < 7) return date
  const month = `${spanishMonths[Number(date.slice(5, 7)) - 1] ?? date.slice(5, 7)} de ${date.slice(0, 4)}`
  return date.length > 7 ? `${Number(date.slice(8, 10))} de ${month}` : month
}

/** The date itself: 'el 10 de marzo de 2023', 'marzo de 2023'. */
export function theText(date: Day): string {
  return date.length > 7 ? `el ${dateText(date)}` : dateText(date)
}

/** When it was: 'el 10 de marzo de 2023', 'en marzo de 2023', 'en 2023'. */
export function onText(date: Day): string {
  return date.length > 7 ? `el ${dateText(date)}` : `en ${dateText(date)}`
}

/** Of when it is: 'del 10 de marzo de 2023', 'de marzo de 2023'. */
export function ofText(date: Day): string {
  return date.length > 7 ? `del ${dateText(date)}` : `de ${dateText(date)}`
}

/** 'CITI CARDS CBNA (cuenta *9437)'. */
export function accountText({ creditor, number }: Account): string {
  return number === null ? creditor : `${creditor} (cuenta ${number})`
}

const codes: Record<MarkCode, string> = {
  OK: 'pagado a tiempo',
  '30': '30 días de atraso',
  '60': '60 días de atraso',
  '90': '90 días de atraso',
  '120': '120 días de atraso',
  '150': '150 días de atraso',
  '180': '180 días de atraso',
  CO: 'cargado a pérdida',
  COL: 'en cobranza',
  BK: 'en bancarrota',
  RPO: 'bien embargado',
  VS: 'bien entregado',
  FC: 'en ejecución hipotecaria',
  CLS: 'cerrado',
  TN: 'demasiado nuevo para calificar',
  ND: 'sin datos',
}

/** 'marzo de 2023 (30 días de atraso)'. */
export function markText({ month, code }: Mark): string {
  return `${dateText(month)} (${codes[code]})`
}

/** 'a', 'a y b', 'a, b y c'; 'e' before the sound of an i. */
export function listText(items: readonly string[]): string {
  if (items.length <= 1) return items.join('')
  const last = items.at(-1) ?? ''
  return `${items.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}

/** The list of what each is called. */
export function listOf<T>(items: readonly T[], text: (item: T) => string): string {
  return listText(items.map(text))
}
