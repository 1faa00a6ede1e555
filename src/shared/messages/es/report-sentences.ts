/** What is odd about a set of reports, what is missing and what a round waits for, by their English. */
export const reportSentences: Record<string, string> = {
  "Driver's license or state ID": 'Licencia de conducir o identificación estatal',
  'Social Security card': 'Tarjeta de Seguro Social',
  'Proof of residency': 'Comprobante de domicilio',
  'Police report': 'Denuncia policial',
  'FTC affidavit': 'Declaración jurada de la FTC',
  'Previous dispute letters': 'Cartas de disputas anteriores',
  '{0} credit report': 'Informe de crédito de {0}',
  'No {0} report was uploaded.': 'No se subió ningún informe de {0}.',
  'The file uploaded as {0} is not yours, as you said. Upload your own {1} report in its place.':
    'El archivo subido como {0} no es suyo, como usted dijo. Suba en su lugar su propio informe de {1}.',
  'No name could be read on the {0} report. It is kept, and nothing is written on it until you say in your portal that it is yours.':
    'En el informe de {0} no se pudo leer ningún nombre. Se guarda, y no se escribe nada sobre él hasta que usted diga en su portal que es suyo.',
  'Two of your reports show one name with different Social Security numbers and years of birth, so they are of two people. Nothing is written on the {0} report until you say in your portal which of them is yours.':
    'Dos de sus informes muestran un mismo nombre con distintos números de Seguro Social y años de nacimiento, así que son de dos personas. No se escribe nada sobre el informe de {0} hasta que usted diga en su portal cuál de ellos es suyo.',
  'The {0} report is made out to another name than yours. It is kept, and nothing is written on it until you say in your portal that it is yours.':
    'El informe de {0} está a otro nombre que el suyo. Se guarda, y no se escribe nada sobre él hasta que usted diga en su portal que es suyo.',
  'The {0} report shows another Social Security number and another year of birth than your other reports.':
    'El informe de {0} muestra otro número de Seguro Social y otro año de nacimiento que sus demás informes.',
  'The {0} report shows another name and another year of birth than your other reports.':
    'El informe de {0} muestra otro nombre y otro año de nacimiento que sus demás informes.',
  'The {0} report shows another name and another Social Security number than your other reports.':
    'El informe de {0} muestra otro nombre y otro número de Seguro Social que sus demás informes.',
  'It is kept, and nothing is written on it. Upload your own {0} report in its place.':
    'Se guarda, y no se escribe nada sobre él. Suba en su lugar su propio informe de {0}.',
  '{0} is of {1}, {2} days ago. Reports change every month: get a new one, free of charge, at AnnualCreditReport.com before you mail a letter.':
    '{0} es del {1}, hace {2} días. Los informes cambian cada mes: obtenga uno nuevo, gratis, en AnnualCreditReport.com antes de enviar una carta.',
  'There is more than one {0} report. The newest is used: {1}. Set aside: {2}.':
    'Hay más de un informe de {0}. Se usa el más reciente: {1}. Apartados: {2}.',
  'The reports are of different days, from {0} to {1}. A difference between bureaus may only mean that one report is older.':
    'Los informes son de días distintos, del {0} al {1}. Una diferencia entre agencias puede deberse solo a que un informe es más antiguo.',
  'The same file was uploaded twice: {0}. It is read once, as the {1} report.':
    'El mismo archivo se subió dos veces: {0}. Se lee una sola vez, como informe de {1}.',
  // The longer ones first: what a shorter one takes for a particular would be a part of them.
  'The {0} report counts {1} accounts, {2} hard inquiries and {3} public records; {4} accounts, {5} hard inquiries and {6} public records could be read.':
    'El informe de {0} cuenta {1} cuentas, {2} consultas que otros ven y {3} registros públicos; se pudieron leer {4} cuentas, {5} consultas que otros ven y {6} registros públicos.',
  'The {0} report counts {1} hard inquiries and {2} public records; {3} hard inquiries and {4} public records could be read.':
    'El informe de {0} cuenta {1} consultas que otros ven y {2} registros públicos; se pudieron leer {3} consultas que otros ven y {4} registros públicos.',
  'The {0} report counts {1} accounts and {2} public records; {3} accounts and {4} public records could be read.':
    'El informe de {0} cuenta {1} cuentas y {2} registros públicos; se pudieron leer {3} cuentas y {4} registros públicos.',
  'The {0} report counts {1} accounts and {2} hard inquiries; {3} accounts and {4} hard inquiries could be read.':
    'El informe de {0} cuenta {1} cuentas y {2} consultas que otros ven; se pudieron leer {3} cuentas y {4} consultas que otros ven.',
  'The {0} report counts {1} public records; {2} public records could be read.':
    'El informe de {0} cuenta {1} registros públicos; se pudieron leer {2} registros públicos.',
  'The {0} report counts {1} hard inquiries; {2} hard inquiries could be read.':
    'El informe de {0} cuenta {1} consultas que otros ven; se pudieron leer {2} consultas que otros ven.',
  'The {0} report counts {1} accounts; {2} accounts could be read.':
    'El informe de {0} cuenta {1} cuentas; se pudieron leer {2} cuentas.',
  'Of the {0} lines of the {1} report {2} could not be understood.':
    'De las {0} líneas del informe de {1}, {2} no se pudieron entender.',
  'One account of the {0} report could not be read to its end.':
    'Una cuenta del informe de {0} no se pudo leer hasta el final.',
  'Of the {0} report {1} accounts could not be read to their end.':
    'Del informe de {0} no se pudieron leer hasta el final {1} cuentas.',
  'What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.':
    'Lo que no se leyó se deja fuera; todo lo demás se usa. Para que se vea todo, suba el PDF que da la propia agencia.',
  'No letter is written on a report read in part.':
    'Sobre un informe leído en parte no se escribe ninguna carta.',
}
