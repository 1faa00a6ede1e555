/** Said of one file; of one among several, behind its name. */
const ofOneFile: Record<string, string> = {
  'This PDF is locked with a password. Type the password with which you open it: it is used once and not kept.':
    'Este PDF tiene contraseña. Escriba la contraseña con la que lo abre: se usa una vez y no se guarda.',
  'This password does not open the PDF. Type the password with which you open it yourself.':
    'Esta contraseña no abre el PDF. Escriba la contraseña con la que usted lo abre.',
  'This file is damaged or cut off and cannot be opened. Download the report again, or take the picture again.':
    'Este archivo está dañado o cortado y no se puede abrir. Descargue el informe otra vez, o tome la foto otra vez.',
  'These files together have more pages than any credit report. Upload one report only.':
    'Estos archivos juntos tienen más páginas que cualquier informe de crédito. Suba un solo informe.',
  'This picture has more points than any camera of a phone makes. Take a photo of the page, or a screenshot of it.':
    'Esta imagen tiene más puntos que las de la cámara de cualquier teléfono. Tome una foto de la página, o una captura de pantalla.',
  'This picture is too small to read a report on it. Take a photo of the whole page from close by.':
    'Esta imagen es demasiado pequeña para leer un informe en ella. Tome de cerca una foto de toda la página.',
  'This saved page is far larger than any credit report. Open the report itself in your browser, and save that page.':
    'Esta página guardada es mucho más grande que cualquier informe de crédito. Abra el informe mismo en su navegador y guarde esa página.',
  'This saved page shows no text. Open the report in your browser, wait until you see it, and save the page again.':
    'Esta página guardada no muestra texto. Abra el informe en su navegador, espere a verlo y guarde la página otra vez.',
  'This file takes too long or too much memory to open, so it was stopped. Upload the report as the PDF that the bureau offers.':
    'Abrir este archivo tarda demasiado o requiere demasiada memoria, así que se detuvo. Suba el informe como el PDF que ofrece la agencia.',
}

/** What is said of the files that become one report, by its English. */
export const uploadSentences: Record<string, string> = {
  '{0} is larger than 25 MB. Choose a smaller file.': '{0} pesa más de 25 MB. Elija un archivo más pequeño.',
  '{0} is empty. Choose the report that you downloaded from the bureau.':
    '{0} está vacío. Elija el informe que descargó de la agencia.',
  '{0} is not a PDF, a photo (JPG, PNG, WebP) or a saved web page (HTML, MHTML). Choose the report that you downloaded from the bureau, or photos of its pages.':
    '{0} no es un PDF, una foto (JPG, PNG, WebP) ni una página web guardada (HTML, MHTML). Elija el informe que descargó de la agencia, o fotos de sus páginas.',
  'A report may have at most {0} files.': 'Un informe puede tener como máximo {0} archivos.',
  'These files together are larger than 25 MB. Choose smaller ones, or fewer.':
    'Estos archivos juntos pesan más de 25 MB. Elija archivos más pequeños, o menos.',
  'There is no report yet to which a page could be added.':
    'Todavía no hay ningún informe al que se pueda añadir una página.',
  'This report was changed meanwhile. Look at it, and add the page again.':
    'Este informe cambió entretanto. Mírelo y añada la página otra vez.',
  '{0} is locked with a password. Upload these files on the upload page, which asks for it.':
    '{0} tiene contraseña. Suba estos archivos en la página de subida, que la pide.',
  ...ofOneFile,
  ...Object.fromEntries(
    Object.entries(ofOneFile).map(([said, spanish]) => [`{0}: ${said}`, `{0}: ${spanish}`]),
  ),
}
