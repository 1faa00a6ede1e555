/** What is said of the lines of a report that a person points at, by its English. */
export const pointingSentences: Record<string, string> = {
  'One line of this report was not understood.': 'Una línea de este informe no se entendió.',
  '{0} lines of this report were not understood.': 'No se entendieron {0} líneas de este informe.',
  'Not all of this report was read with certainty.': 'No todo este informe se leyó con certeza.',
}
