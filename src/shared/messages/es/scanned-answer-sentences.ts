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
  'This answer is still being read.': 'Esta respuesta todavía se está leyendo.',
  'This answer is confirmed already.': 'Esta respuesta ya está confirmada.',
  'This answer is read already.': 'Esta respuesta ya está leída.',
  'Say of each item what the paper says before you confirm.':
    'Indique de cada dato lo que dice el papel antes de confirmar.',
  'There is no such answer to confirm.': 'No existe esa respuesta por confirmar.',
  'It was said of this file that it is no answer to the letter. Nothing in it counts.':
    'De este archivo se dijo que no es una respuesta a la carta. Nada de él cuenta.',
  'The answer of {0} could not be read, so it does not count yet. Enter first what the paper says.':
    'La respuesta de {0} no se pudo leer, así que todavía no cuenta. Anote primero lo que dice el papel.',
  'The scanned answer of {0} does not count yet. Compare it with the paper first.':
    'La respuesta escaneada de {0} todavía no cuenta. Compárela primero con el papel.',
  '{0} is a photo. Make a PDF of it with your phone’s document scanner (in Notes or Files on an iPhone, in Drive on Android), all pages in one, and upload that.':
    '{0} es una foto. Haga de ella un PDF con el escáner de documentos de su teléfono (en Notas o Archivos en un iPhone, en Drive en Android), todas las páginas en uno, y súbalo.',
}
