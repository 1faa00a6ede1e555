import type { readingSentences as english } from '../en/reading-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { missingPages } from './missing-pages-words.ts'

const parts = {
  date: 'la fecha del informe',
  issued: 'la fecha en que se emitió el informe',
  generated: 'la fecha en que se generó el informe',
  created: 'la fecha en que se creó el informe',
  columns: 'las columnas de las agencias',
  creditors: 'los nombres de muchas de sus cuentas',
  accounts: 'la mayor parte de su lista de cuentas',
}

const unseenLacks = {
  bureau: 'pero no se ve cuál de las tres agencias lo preparó',
  date: 'pero no se encuentra en él la fecha del informe',
  accounts: 'pero sus cuentas no se pueden leer con certeza',
}

const kinds = {
  png: 'una imagen (PNG)',
  jpeg: 'una foto (JPEG)',
  heic: 'una foto de iPhone (HEIC)',
  gif: 'una imagen (GIF)',
  zip: 'un archivo de Word, de Pages o ZIP',
  office: 'un archivo antiguo de Word o de Excel',
  rtf: 'un documento de texto enriquecido',
  page: 'una página web guardada',
  text: 'un archivo de texto sin formato',
  other: 'un archivo de otro tipo',
}

const agencies = {
  bureau: 'una agencia de crédito más pequeña',
  records: 'una agencia que reúne registros públicos y reclamaciones de seguros',
  accounts: 'una agencia que lleva registros de cuentas bancarias',
}

const savePdf = 'elija Imprimir y después «Guardar como PDF», y use el archivo nuevo.'
const save = `Abra su informe en AnnualCreditReport.com, ${savePdf}`
const saveInside = `abra su informe en AnnualCreditReport.com, ${savePdf}`
const recognised =
  'Se leerá por reconocimiento de caracteres, lo que tarda unos minutos, y se le pedirá comprobar lo leído antes de que una carta lo use.'
const source =
  'Obtenga los informes de Experian, Equifax y TransUnion en AnnualCreditReport.com (son gratis), cada uno como un PDF aparte.'

export const readingSentences: SpanishOf<typeof english> = {
  'reading.twoPeopleOfFiles':
    'Los archivos son informes de personas distintas, así que no se usa ninguno. Dé solo los de una persona.',
  'reading.namelessFile':
    'Nada de lo que queda dice de quién es el informe, así que no se usa. Dé el informe entero, con la página que nombra a la persona.',
  'reading.otherPersonOfFile':
    'Es un informe de otra persona que la de los demás archivos, así que no se usa.',
  'reading.empty': `Este archivo está vacío: tiene 0 bytes, así que es probable que su descarga se haya interrumpido. ${save}`,
  'reading.notPdf': ({ kind }) => `Esto es ${kinds[kind]}, no un PDF. ${save}`,
  'reading.locked':
    'Este PDF tiene contraseña. Escriba la contraseña con la que usted lo abre, en su portal o en la página para subir informes: se usa una vez y no se guarda.',
  'reading.cutOff':
    'Este PDF está cortado: falta el final del archivo, así que una parte del informe quedaría fuera. Descargue el informe otra vez y use el archivo completo.',
  'reading.broken': `Este PDF está dañado y no se puede abrir. Descargue el informe otra vez, o ábralo, ${savePdf}`,
  'reading.scanned': `Este PDF es un documento escaneado: sus páginas son imágenes sin texto. ${recognised} Un archivo con texto es más seguro: ${saveInside}`,
  'reading.unmapped': `Este PDF muestra texto, pero no dice de qué letras está hecho, como lo escriben algunos programas de impresión. ${recognised} Un archivo hecho de otra manera es más seguro: ${saveInside}`,
  'reading.longScan': `Este PDF es un documento escaneado de más de 60 páginas, demasiado largo para leerlo por reconocimiento de caracteres. ${save}`,
  'reading.noText': `Este PDF no tiene texto en ninguna página, así que no hay nada que leer en él. ${save}`,
  'reading.tooLarge':
    'Este PDF es más grande que cualquier informe de crédito. Use solo el informe de una agencia, como se descargó.',
  'reading.floods':
    'Abrir este PDF requiere mucha más memoria que cualquier informe de crédito, así que se detuvo la lectura. Descargue otra vez el informe de la agencia y use ese archivo.',
  'reading.timeout': `La lectura de este PDF tardó demasiado y se detuvo. Ábralo, ${savePdf}`,
  'reading.partlyScanned': ({ pages, count }) =>
    `${count === 1 ? `La página ${pages} de este PDF es una imagen sin texto.` : `Las páginas ${pages} de este PDF son imágenes sin texto.`} El reconocimiento de caracteres lee lo que no tiene texto, lo que tarda unos minutos, y se le pedirá que revise lo que se leyó ahí antes de que una carta lo use. Las demás páginas se leen como están.`,
  'reading.notReport': `Este archivo se abre, pero no es un informe de crédito. ${source}`,
  'reading.threeBureau': `Este es el informe de un servicio de monitoreo, con las tres agencias lado a lado, que deja fuera lo que las propias agencias imprimen. ${source}`,
  'reading.several': `Este PDF contiene los informes de varias agencias en un solo archivo. ${source}`,
  'reading.unseen': ({ lack }) =>
    `Esto parece un informe de crédito en una forma que no hemos visto antes, ${unseenLacks[lack]}. ${source}`,
  'reading.twoPeople':
    'Este PDF contiene los informes de personas distintas. Guarde los informes de cada persona en PDF propios.',
  'reading.disordered':
    'Las páginas de este informe de crédito no están en su orden y no llevan números para ordenarlas. Use el archivo como lo da la agencia, con la primera página primero.',
  'reading.tooFewPages': (missing) =>
    `${missingPages(missing)} Lo que queda del informe no se puede leer. Agregue lo que falta, o descargue el informe entero otra vez y use ese archivo.`,
  'reading.lacks': ({ part, isOrdered }) =>
    `Este informe de crédito no se pudo leer: no se encuentra ${parts[part]}. ${source}${isOrdered ? '' : ' Sus páginas no llevan números: vea también que estén todas, en el orden en que la agencia las imprimió.'}`,
  'reading.otherAgency': ({ name, agency, pages }) =>
    `${!pages ? 'Este es' : pages.includes('-') ? `Las páginas ${pages} de este archivo muestran` : `La página ${pages} de este archivo muestra`} un informe de ${name}, ${agencies[agency]}, y de ninguna de las tres agencias de crédito. No se hace ninguna carta con él: escriba a ${name} mismo para disputar un dato, que es gratis, para pedir una copia de su expediente o un congelamiento. ${!pages ? source : 'Las demás páginas del archivo se leen.'}`,
  'reading.ofScan': ({ problem }, word) =>
    `Este PDF es un documento escaneado y se leyó por reconocimiento de caracteres, que una página débil o torcida puede confundir. ${word(problem)}`,
  'reading.scanFailed':
    'No se pudo leer este documento escaneado. Obtenga el informe como PDF de la agencia o escanéelo de nuevo.',
  'reading.noReport': 'No se encontró ningún informe en este archivo.',
  'reading.otherBureau': ({ bureau, slot }) =>
    `Este es un informe de ${bureau}, no de ${slot}. Súbalo en ${bureau} y elija aquí su informe de ${slot}.`,
  'reading.bureausInFile': ({ bureaus, counts }) =>
    `${bureaus.length === 3 ? 'Un informe de las tres agencias' : 'Un informe de dos agencias'}: ${bureaus.map((bureau, at) => `${bureau}, ${counts[at]}${at === 0 ? ' cuentas' : ''}`).join('; ')}.`,
  'reading.partNotUsed': ({ problem }, word) => `Una parte de este archivo no se usó. ${word(problem)}`,
  'reading.unreadLines': ({ count }) =>
    count === 1
      ? 'Una línea de este informe no se entendió.'
      : `No se entendieron ${count} líneas de este informe.`,
  'reading.monthsUnsaid': ({ count }) =>
    count === 1
      ? 'Un mes de los historiales de pagos muestra un signo o color que este archivo no explica, de modo que no se conoce.'
      : `${count} meses de los historiales de pagos muestran signos o colores que este archivo no explica, de modo que no se conocen.`,
  'reading.all': ({ reasons }, word) => reasons.map(word).join(' '),
  'reading.uncertain': 'No todo este informe se leyó con certeza.',
  'reading.asKept': ({ words }) => words,
}
