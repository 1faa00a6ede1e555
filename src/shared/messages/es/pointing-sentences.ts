/** What is said of the lines of a report that a person points at, by its English. */
export const pointingSentences: Record<string, string> = {
  'There is no report of this bureau yet.': 'Todavía no hay ningún informe de esta agencia.',
  'This report has no such page.': 'Este informe no tiene esa página.',
  'This report has no such line. Please look at the page again.':
    'Este informe no tiene esa línea. Vuelva a mirar la página.',
  'Several parts of this line could be that. Choose the words themselves.':
    'Varias partes de esta línea podrían serlo. Elija las palabras mismas.',
  'There is no date with its day in these words.': 'En estas palabras no hay ninguna fecha con su día.',
  'There is no date in these words.': 'En estas palabras no hay ninguna fecha.',
  'There is no amount in these words.': 'En estas palabras no hay ningún monto.',
  'There is no account number in these words.': 'En estas palabras no hay ningún número de cuenta.',
  'There is no number of a report in these words.': 'En estas palabras no hay ningún número de informe.',
  'These words do not name Experian, Equifax or TransUnion.':
    'Estas palabras no nombran a Experian, Equifax ni TransUnion.',
  'These words cannot be that.': 'Estas palabras no pueden ser eso.',
  'Of one report {0} lines can be said at most.':
    'De un informe se puede decir qué son {0} líneas como máximo.',
  'Somebody else is at this report, too. Please try again.':
    'Otra persona también está trabajando en este informe. Inténtelo de nuevo.',
  'This report was replaced meanwhile. Please look at the page again.':
    'Este informe fue reemplazado entretanto. Vuelva a mirar la página.',
  'This report is still being read. Please come back when that is done.':
    'Este informe todavía se está leyendo. Vuelva cuando haya terminado.',
  'The words of this scan were not kept. Upload it again, and it will be read anew.':
    'Las palabras de este escaneo no se guardaron. Súbalo de nuevo y se leerá otra vez.',
  'Letters from this report are mailed, so what it says can no longer be changed. Upload a new report for the next round.':
    'Ya se enviaron cartas basadas en este informe, así que lo que dice ya no se puede cambiar. Suba un informe nuevo para la próxima ronda.',
  'Nothing like that was said of this report.': 'No se dijo nada así de este informe.',
  'One line of this report was not understood.': 'Una línea de este informe no se entendió.',
  '{0} lines of this report were not understood.': 'No se entendieron {0} líneas de este informe.',
  'Not all of this report was read with certainty.': 'No todo este informe se leyó con certeza.',
}
