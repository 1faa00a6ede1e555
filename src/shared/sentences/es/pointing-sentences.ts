import type { pointingSentences as english } from '../en/pointing-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'

export const pointingSentences: SpanishOf<typeof english> = {
  'pointing.noReport': 'Todavía no hay ningún informe de esta agencia.',
  'pointing.noPage': 'Este informe no tiene esa página.',
  'pointing.noLine': 'Este informe no tiene esa línea. Vuelva a mirar la página.',
  'pointing.severalParts': 'Varias partes de esta línea podrían serlo. Elija las palabras mismas.',
  'pointing.noDay': 'En estas palabras no hay ninguna fecha con su día.',
  'pointing.noDate': 'En estas palabras no hay ninguna fecha.',
  'pointing.noAmount': 'En estas palabras no hay ningún monto.',
  'pointing.noNumber': 'En estas palabras no hay ningún número de cuenta.',
  'pointing.noReportNumber': 'En estas palabras no hay ningún número de informe.',
  'pointing.noBureau': 'Estas palabras no nombran a Experian, Equifax ni TransUnion.',
  'pointing.cannotBe': 'Estas palabras no pueden ser eso.',
  'pointing.mostLines': ({ most }) => `De un informe se puede decir qué son ${most} líneas como máximo.`,
  'pointing.somebodyElse': 'Otra persona también está trabajando en este informe. Inténtelo de nuevo.',
  'pointing.replaced': 'Este informe fue reemplazado entretanto. Vuelva a mirar la página.',
  'pointing.stillRead': 'Este informe todavía se está leyendo. Vuelva cuando haya terminado.',
  'pointing.wordsNotKept':
    'Las palabras de este escaneo no se guardaron. Súbalo de nuevo y se leerá otra vez.',
  'pointing.lettersMailed':
    'Ya se enviaron cartas basadas en este informe, así que lo que dice ya no se puede cambiar. Suba un informe nuevo para la próxima ronda.',
  'pointing.nothingSaid': 'No se dijo nada así de este informe.',
}
