/** What a file turned out to hold, what a run did without, and the names of the layouts, by their English. */
export const readingSentences: Record<string, string> = {
  'Its pages print no numbers: see, too, that all of them are there, in the order in which the bureau printed them.':
    'Sus páginas no llevan números: vea también que estén todas, en el orden en que la agencia las imprimió.',
  'The pages of this credit report are not in their order, and print no numbers to put them right. Upload the file as the bureau gives it, its first page first.':
    'Las páginas de este informe de crédito no están en su orden y no llevan números para ordenarlas. Suba el archivo como lo da la agencia, con la primera página primero.',
  'The pages of the {0} report print no page numbers, so that their order cannot be checked. See that they are in the order in which the bureau printed them.':
    'Las páginas del informe de {0} no llevan números de página, así que su orden no se puede comprobar. Vea que estén en el orden en que la agencia las imprimió.',
  'Get the reports of Experian, Equifax and TransUnion at AnnualCreditReport.com (they are free), and upload each one as its own PDF.':
    'Obtenga los informes de Experian, Equifax y TransUnion en AnnualCreditReport.com (son gratis) y suba cada uno como un PDF aparte.',
  'This PDF opens, but it is not a credit report.': 'Este PDF se abre, pero no es un informe de crédito.',
  "This is a monitoring service's report with the three bureaus side by side, which leaves out what the bureaus themselves print.":
    'Este es el informe de un servicio de monitoreo, con las tres agencias lado a lado, que deja fuera lo que las propias agencias imprimen.',
  'This PDF holds the reports of several bureaus in one file.':
    'Este PDF contiene los informes de varias agencias en un solo archivo.',
  'This PDF holds the reports of two different people. Upload the reports of each person as PDFs of their own.':
    'Este PDF contiene los informes de dos personas distintas. Suba los informes de cada persona en PDF propios.',
  'Page {0} of this PDF is a picture without text.': 'La página {0} de este PDF es una imagen sin texto.',
  'Pages {0} of this PDF are pictures without text.': 'Las páginas {0} de este PDF son imágenes sin texto.',
  'Character recognition reads what has no text, which takes some minutes, and you will be asked to check what was read there before a letter uses it. The other pages are read as they are.':
    'El reconocimiento de caracteres lee lo que no tiene texto, lo que tarda unos minutos, y se le pedirá que revise lo que se leyó ahí antes de que una carta lo use. Las demás páginas se leen como están.',
  'A part of this file was not used.': 'Una parte de este archivo no se usó.',
  'This is a report of {0}, {1}, and of none of the three bureaus.':
    'Este es un informe de {0}, {1}, y de ninguna de las tres agencias de crédito.',
  'It is kept with your file and no letter is made from it: write to {0} itself to dispute an entry, to ask for a copy of your file or for a freeze, which are free.':
    'Se guarda con su expediente y no se hace ninguna carta con él: escriba a {0} mismo para disputar un dato, para pedir una copia de su expediente o un congelamiento, que son gratis.',
  'a smaller credit bureau': 'una agencia de crédito más pequeña',
  'an agency that collects public records and insurance claims':
    'una agencia que reúne registros públicos y reclamaciones de seguros',
  'an agency that keeps records of bank accounts': 'una agencia que lleva registros de cuentas bancarias',
  'This looks like a credit report in a form that we have not met before, {0}.':
    'Esto parece un informe de crédito en una forma que no hemos visto antes, {0}.',
  'but not which one of the three bureaus prepared it': 'pero no se ve cuál de las tres agencias lo preparó',
  'but the date of the report cannot be found in it': 'pero no se encuentra en él la fecha del informe',
  'but its accounts cannot be read with certainty': 'pero sus cuentas no se pueden leer con certeza',
  'This credit report could not be read: {0} cannot be found in it.':
    'Este informe de crédito no se pudo leer: no se encuentra {0}.',
  'Page {0} of {1} is missing from {2}.': 'Falta la página {0} de {1} en {2}.',
  'Pages {0} of {1} are missing from {2}.': 'Faltan las páginas {0} de {1} en {2}.',
  '1 of the pages {0} of {1} is missing from {2}.': 'Falta 1 de las páginas {0} de {1} en {2}.',
  '{0} of the pages {1} of {2} are missing from {3}.': 'Faltan {0} de las páginas {1} de {2} en {3}.',
  'the file': 'el archivo',
  'What is left of the report cannot be read.': 'Lo que queda del informe no se puede leer.',
  'What stands there, and what runs over it, is left out; everything else is used. Add what is missing, or upload the whole report again, to have all of it looked at.':
    'Lo que está allí y lo que la atraviesa se deja fuera; todo lo demás se usa. Agregue lo que falta, o suba otra vez el informe entero, para que se vea todo.',
  'Add what is missing, or download the whole report again and upload that file.':
    'Agregue lo que falta, o descargue el informe entero otra vez y suba ese archivo.',
  'the date of the report': 'la fecha del informe',
  'the date on which the report was issued': 'la fecha en que se emitió el informe',
  'the date on which the report was generated': 'la fecha en que se generó el informe',
  'the date on which the report was created': 'la fecha en que se creó el informe',
  'the columns of the bureaus': 'las columnas de las agencias',
  'the names of many of its accounts': 'los nombres de muchas de sus cuentas',
  'most of its list of accounts': 'la mayor parte de su lista de cuentas',
  'This file is neither a results letter nor a credit report of {0}. Upload the whole answer as one PDF.':
    'Este archivo no es ni una carta de resultados ni un informe de crédito de {0}. Suba la respuesta entera en un solo PDF.',
  'This report is of another person than the one that was disputed.':
    'Este informe es de otra persona que el que se disputó.',
  'This report is of {0}, no newer than the one that was disputed. Get a new one of {1}.':
    'Este informe es del {0}, no más reciente que el que se disputó. Obtenga uno nuevo de {1}.',
  'This file is of {0}, and the dispute was with {1}. Upload it there.':
    'Este archivo es de {0}, y la disputa era con {1}. Súbalo allí.',
  'another bureau': 'otra agencia',
  'another name': 'otro nombre',
  'This is no results letter: it does not say what became of a dispute.':
    'Esta no es una carta de resultados: no dice qué pasó con una disputa.',
  'This reads like an answer to a dispute, but it cannot be told which bureau wrote it. Upload all of its pages in one PDF.':
    'Esto parece la respuesta a una disputa, pero no se puede saber qué agencia la escribió. Suba todas sus páginas en un solo PDF.',
  'This answer is a scan, a picture of the paper. It is read by character recognition, which takes some minutes, and counts once you have compared it with the paper.':
    'Esta respuesta es un documento escaneado, una imagen del papel. Se lee por reconocimiento de caracteres, lo que tarda unos minutos, y cuenta cuando usted la haya comparado con el papel.',
  'This answer is a scan, and was read by character recognition, which a faint or skewed page can mislead.':
    'Esta respuesta es un documento escaneado y se leyó por reconocimiento de caracteres, que una página débil o torcida puede confundir.',
  'No report could be used.': 'No se pudo usar ningún informe.',
  'The {0} file is a scan that is still being read. Documents with it follow when that is done.':
    'El archivo de {0} es un documento escaneado que todavía se está leyendo. Los documentos con él llegarán cuando se haya leído.',
  'The {0} file could not be used.': 'No se pudo usar el archivo de {0}.',
  'The file uploaded as {0} is a report of {1}. Upload your {2} report in its place.':
    'El archivo subido como {0} es un informe de {1}. Suba en su lugar su informe de {2}.',
  'Experian, print of a member account': 'Experian, impresión de una cuenta de miembro',
  'Experian, mailed report': 'Experian, informe enviado por correo',
  'Experian, online report': 'Experian, informe en línea',
  'Equifax, older report with numbered sections': 'Equifax, informe antiguo con secciones numeradas',
  'TransUnion, mailed report': 'TransUnion, informe enviado por correo',
  'TransUnion, online report': 'TransUnion, informe en línea',
  'Three bureaus, IdentityIQ or MyScoreIQ': 'Tres agencias, IdentityIQ o MyScoreIQ',
  'Three bureaus, SmartCredit or MyFreeScoreNow': 'Tres agencias, SmartCredit o MyFreeScoreNow',
  'Three bureaus, by Equifax': 'Tres agencias, de Equifax',
  'A layout that we have not seen before': 'Un formato que no hemos visto antes',
}
