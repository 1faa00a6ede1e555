import type { Pages } from '../en/missing-pages-words.ts'

/** 'Falta la página 8 de 14 en el archivo.' and the like; what is missing is read as in English. */
export function missingPages({ pages, listed, count, of, file, bureau }: Pages): string {
  const whole = bureau === undefined ? of : `${of} del informe de ${bureau}`
  const where = `de ${whole} en ${file ?? 'el archivo'}.`
  if (count < listed) return `${count === 1 ? 'Falta 1' : `Faltan ${count}`} de las páginas ${pages} ${where}`
  return count === 1 ? `Falta la página ${pages} ${where}` : `Faltan las páginas ${pages} ${where}`
}
