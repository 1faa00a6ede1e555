import { dateText } from '../../findings/es/spanish-words.ts'
import { dayOf } from '../../rules/civil-days.ts'

/**
 * Lo que acompaña a una carta, como la lista de la carta lo nombra en inglés. Lo que esta tabla no conoce queda como está:
 * es lo que dice la carta.
 */
const names: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Copy of a government-issued identification card$/, () => 'Copia de una identificación oficial'],
  [
    /^Proof of my identity: copy of a government-issued identification card$/,
    () => 'Prueba de su identidad: copia de una identificación oficial',
  ],
  [
    /^Copy of a utility bill or bank statement that shows my address$/,
    () => 'Copia de una factura de servicios o de un estado de cuenta con su dirección',
  ],
  [
    /^Copy of proof of my Social Security number, such as a W-2 form$/,
    () => 'Copia de una prueba de su número de Seguro Social, como un formulario W-2',
  ],
  [/^Copy of my identity theft report$/, () => 'Copia de su denuncia de robo de identidad'],
  [/^Paper not sent before: (_+)$/, (line) => `Un documento que no se ha enviado antes: ${line}`],
  [
    /^Copy of my letter mailed on (.+?)(, with proof of its delivery)?$/,
    (day, proof) =>
      `Copia de su carta enviada el ${inSpanish(day)}${proof ? ', con la prueba de entrega' : ''}`,
  ],
  [
    /^Copy of your results that reached me on (.+)$/,
    (day) => `Copia de los resultados de la agencia que usted recibió el ${inSpanish(day)}`,
  ],
  [
    /^Copy of (\w+)’s results that reached me on (.+)$/,
    (bureau, day) => `Copia de los resultados de ${bureau} que usted recibió el ${inSpanish(day)}`,
  ],
  [
    /^Copy of (pages? [\d, and]+) of (.+?)(?: of ([A-Z][a-z]+ \d+, \d{4}))?, the lines marked(, everything else covered)?$/,
    (pages, report, day, covered) =>
      `Copia de ${pagesOf(pages)} ${ofReport(report)}${day ? ` del ${inSpanish(day)}` : ''}, con las líneas marcadas${
        covered ? ' y lo demás cubierto' : ''
      }`,
  ],
  [
    /^Copy of the pages of (.+) named above, the entries marked$/,
    (report) => `Copia de las páginas ${ofReport(report)} que la carta nombra, con las partidas marcadas`,
  ],
]

export function enclosureInSpanish(english: string): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(english)
    if (found) return name(...found.slice(1))
  }
  return english
}

/** 'November 9, 2026' */
function inSpanish(day: string): string {
  const at = new Date(`${day} UTC`)
  return Number.isNaN(at.getTime()) ? day : dateText(dayOf(at))
}

const pagesOf = (pages: string) =>
  pages
    .replace(/^pages /, 'las páginas ')
    .replace(/^page /, 'la página ')
    .replace(/,? and /, ' y ')

/** 'my Equifax report', or a service's that shows three bureaus. */
function ofReport(report: string): string {
  const own = /^my (\w+) report$/.exec(report)?.[1]
  if (own) return `de su informe de ${own}`
  const maker = /^the three-bureau report of (.+)$/.exec(report)?.[1] ?? report
  return `del informe de tres agencias de ${maker === 'a credit-monitoring service' ? 'un servicio de monitoreo' : maker}`
}
