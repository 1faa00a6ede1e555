/** What the server says of scanned answers, by their English. */
export const scannedAnswerSentences: Record<string, string> = {
  'This answer is a scan. It is being read by character recognition, which takes some minutes.':
    'Esta respuesta es un documento escaneado. Se está leyendo por reconocimiento de caracteres, lo que tarda unos minutos.',
  'This answer is a scan. What was read of it counts once you have compared it with the paper.':
    'Esta respuesta es un documento escaneado. Lo leído cuenta cuando usted lo haya comparado con el papel.',
  'This answer is a scan, a picture of the paper. It is read by character recognition, which takes some minutes, and counts once you have compared it with the paper.':
    'Esta respuesta es un documento escaneado, una imagen del papel. Se lee por reconocimiento de caracteres, lo que tarda unos minutos, y cuenta cuando usted la haya comparado con el papel.',
  'This scan could not be read. Scan it again, flat and in good light, or enter what the paper says.':
    'No se pudo leer este documento escaneado. Escanéelo otra vez, plano y con buena luz, o anote lo que dice el papel.',
  'The letter that this answer belongs to is no longer there.':
    'La carta a la que pertenece esta respuesta ya no está.',
  'This answer is a scan, and was read by character recognition, which a faint or skewed page can mislead.':
    'Esta respuesta es un documento escaneado y se leyó por reconocimiento de caracteres, al que puede engañar una página pálida o torcida.',
  'It was said of this file that it is no answer to the letter. Nothing in it counts.':
    'De este archivo se dijo que no es una respuesta a la carta. Nada de él cuenta.',
}
