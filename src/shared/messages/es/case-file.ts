/** The page that explains a downloaded case file; one paragraph a line. */
export const caseFileTexts = {
  fileName: 'LEAME.txt',
  guide: [
    'Este archivo contiene todo su caso, para que pueda entregarlo a un abogado. Guárdelo en un lugar seguro: contiene sus informes. Lo que sigue está en inglés, como las cartas.',
    'reports: sus informes de crédito, como los subió.',
    'letters: las cartas y los documentos de cada ronda.',
    'authorship.json: de cada carta las líneas que cita, su decisión sobre cada una, su firma y el paquete que se hizo para enviar, con números con los que cualquiera puede comprobarlos; el archivo dice cómo.',
    'receipts: lo que agregó para probar que una carta se envió o se entregó.',
    'results: las respuestas de las agencias, como las subió.',
    'findings: lo que se encontró en los informes, con una imagen de cada línea que lo prueba.',
    'decisions.json, results.json y mail-log.json: lo que usted decidió, lo que se respondió y qué se envió cuándo.',
    'limitation-dates.json: hasta cuándo se puede presentar una demanda. Las fechas cuentan desde lo que este archivo prueba; un abogado tiene que valorarlas.',
    'manifest.json y SHA256SUMS: una lista de los archivos y números que muestran que ninguno se cambió.',
  ],
}
