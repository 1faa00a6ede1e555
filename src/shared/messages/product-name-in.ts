import type { Language } from '../rules/language.ts'
import { productNames } from './es/product-names.ts'
import { nameIn } from './name-in.ts'

/**
 * What the reader of a mail, paper or calendar calls a product that a record names in English. A page says it by `useSay`,
 * which carries one language alone.
 */
export function productNameIn(language: Language, english: string): string {
  return language === 'es' ? nameIn(productNames, english) : english
}
