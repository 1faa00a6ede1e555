/** Why a file is not taken, what a scan is, and what is odd about a reading, by their English. */
const savePdf = 'elija Imprimir y después «Guardar como PDF», y suba el archivo nuevo.'
const scanHint =
  'Se leerá por reconocimiento de caracteres, lo que tarda unos minutos, y se le pedirá comprobar lo leído antes de que una carta lo use.'

export const fileSentences: Record<string, string> = {
  'No report was found in this file.': 'No se encontró ningún informe en este archivo.',
  'This is a report of {0}, not of {1}. Upload it under {2}, and choose your {3} report here.':
    'Este es un informe de {0}, no de {1}. Súbalo en {2} y elija aquí su informe de {3}.',
  'A three-bureau report': 'Un informe de las tres agencias',
  'A report of two bureaus': 'Un informe de dos agencias',
  '{0}: {1} {2} accounts{3}.': '{0}: {1}, {2} cuentas{3}.',
  'This file is empty: it has 0 bytes, so its download was probably interrupted.':
    'Este archivo está vacío: tiene 0 bytes, así que es probable que su descarga se haya interrumpido.',
  'This is {0}, not a PDF.': 'Esto es {0}, no un PDF.',
  'a picture (PNG)': 'una imagen (PNG)',
  'a photo (JPEG)': 'una foto (JPEG)',
  'an iPhone photo (HEIC)': 'una foto de iPhone (HEIC)',
  'a picture (GIF)': 'una imagen (GIF)',
  'a Word, Pages or ZIP file': 'un archivo de Word, de Pages o ZIP',
  'an old Word or Excel file': 'un archivo antiguo de Word o de Excel',
  'a rich text document': 'un documento de texto enriquecido',
  'a saved web page': 'una página web guardada',
  'a plain text file': 'un archivo de texto sin formato',
  'a file of another kind': 'un archivo de otro tipo',
  'Open your report at AnnualCreditReport.com, choose Print and then “Save as PDF”, and upload that file.': `Abra su informe en AnnualCreditReport.com, ${savePdf}`,
  'This PDF is locked with a password. Open it with its password, choose Print and then “Save as PDF”, and upload the new file.': `Este PDF tiene contraseña. Ábralo con ella, ${savePdf}`,
  'This PDF is cut off: the end of the file is missing, so part of the report would be left out. Download the report again and upload the complete file.':
    'Este PDF está cortado: falta el final del archivo, así que una parte del informe quedaría fuera. Descargue el informe otra vez y suba el archivo completo.',
  'This PDF is damaged and cannot be opened. Download the report again, or open it and choose Print and then “Save as PDF”, and upload that file.': `Este PDF está dañado y no se puede abrir. Descargue el informe otra vez, o ábralo, ${savePdf}`,
  'This PDF is a scan: its pages are pictures without text. It will be read by character recognition, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file with text is surer: open your report at AnnualCreditReport.com, choose Print and then “Save as PDF”, and upload that file.': `Este PDF es un documento escaneado: sus páginas son imágenes sin texto. ${scanHint} Un archivo con texto es más seguro: abra su informe en AnnualCreditReport.com, ${savePdf}`,
  'This PDF shows text, but does not say which letters it is made of, as some print programs write it. It will be read by character recognition, as a scan is, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file made in another way is surer: open your report at AnnualCreditReport.com, choose Print and then “Save as PDF”, and upload that file.': `Este PDF muestra texto, pero no dice de qué letras está hecho, como lo escriben algunos programas de impresión. ${scanHint} Un archivo hecho de otra manera es más seguro: abra su informe en AnnualCreditReport.com, ${savePdf}`,
  'This PDF is a scan of more than 60 pages, which is too long to be read by character recognition.':
    'Este PDF es un documento escaneado de más de 60 páginas, demasiado largo para leerlo por reconocimiento de caracteres.',
  'This PDF has no text on any page, so there is nothing to read in it.':
    'Este PDF no tiene texto en ninguna página, así que no hay nada que leer en él.',
  'This PDF is larger than any credit report. Upload only the report of one bureau, as it was downloaded.':
    'Este PDF es más grande que cualquier informe de crédito. Suba solo el informe de una agencia, como se descargó.',
  'This PDF takes far more memory to open than any credit report, so reading it was stopped. Download the report again from the bureau and upload that file.':
    'Abrir este PDF requiere mucha más memoria que cualquier informe de crédito, así que se detuvo la lectura. Descargue otra vez el informe de la agencia y suba ese archivo.',
  'Reading this PDF took too long and was stopped. Open it, choose Print and then “Save as PDF”, and upload the new file.': `La lectura de este PDF tardó demasiado y se detuvo. Ábralo, ${savePdf}`,
  'This PDF is a scan, and was read by character recognition, which a faint or skewed page can mislead.':
    'Este PDF es un documento escaneado y se leyó por reconocimiento de caracteres, que una página débil o torcida puede confundir.',
  'This scan could not be read. Get the report as a PDF from the bureau, or scan it again.':
    'No se pudo leer este documento escaneado. Obtenga el informe como PDF de la agencia o escanéelo de nuevo.',
}
