import type { fileSentences as english } from '../en/file-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishDay as day } from './spanish-days.ts'

const file = (name: string | null) => name ?? 'El archivo'

export const fileSentences: SpanishOf<typeof english> = {
  'file.choose': 'Elija primero un archivo.',
  'file.chooseReport': 'Elija primero el PDF de su informe de crédito.',
  'file.chooseAnswer': 'Elija primero el PDF de la respuesta.',
  'file.larger': ({ name, megabytes }) =>
    `${file(name)} pesa más de ${megabytes} MB. Elija un archivo más pequeño.`,
  'file.pdfLarger': ({ name, megabytes }) =>
    `${file(name)} pesa más de ${megabytes} MB. Elija un PDF más pequeño.`,
  'file.empty': ({ name }) => `${file(name)} está vacío. Elija el archivo otra vez.`,
  'file.emptyReport': ({ name }) => `${file(name)} está vacío. Elija el informe que descargó de la agencia.`,
  'file.emptyPdf': ({ name }) => `${file(name)} está vacío. Elija el PDF que descargó de la agencia.`,
  'file.malware': ({ name }) =>
    `${file(name)} no se aceptó: un antivirus encontró algo en él. Revise su dispositivo y elija otro archivo.`,
  'file.notScanned':
    'En este momento no se puede revisar si los archivos tienen virus, así que no se acepta ninguno. Inténtelo de nuevo en un minuto.',
  'file.notPdf': ({ name }) => `${file(name)} no es un PDF. Elija el PDF que descargó de la agencia.`,
  'file.notDocument': ({ name }) =>
    `${file(name)} no es un PDF, JPG ni PNG. Elija un archivo de uno de estos tipos.`,
  'file.incomplete': ({ name }) =>
    `${file(name)} está incompleto o dañado: le falta el final. Guárdelo otra vez y suba el archivo entero.`,
  'file.paperLocked': ({ name }) =>
    `${file(name)} tiene contraseña. Guarde o imprima una copia como PDF sin contraseña, y suba esa copia.`,
  'file.paperDamaged': ({ name }) =>
    `${file(name)} está dañado y no se puede abrir. Guárdelo o escanéelo otra vez, o tome la foto otra vez, y súbalo.`,
  'file.paperTooLarge': ({ name }) =>
    `${file(name)} es demasiado grande para abrirlo: tiene más páginas o puntos que un documento normal. Suba solo las páginas que se piden, o una foto corriente de ellas.`,
  'file.paperTooLong': ({ name, pages, most }) =>
    `${file(name)} tiene ${pages} páginas. Con una carta pueden ir como máximo ${most} páginas de un documento: suba solo las páginas que hacen falta.`,
  'file.notFundingDocument': ({ name }) =>
    `${file(name)} no es un PDF, un documento de Word, un JPG ni un PNG. Elija un archivo de uno de estos tipos.`,
  'file.notReport': ({ name }) =>
    `${file(name)} no es un PDF, una foto (JPG, PNG, WebP) ni una página web guardada (HTML, MHTML). Elija el informe que descargó de la agencia, o fotos de sus páginas.`,
  'file.heicPhoto': ({ name }) =>
    `${file(name)} es una foto en formato HEIC, que aquí no se puede abrir. Tome la foto otra vez con «Tomar una foto», o guárdela antes como JPG.`,
  'file.tooManyOfReport': ({ most }) => `Un informe puede tener como máximo ${most} archivos.`,
  'file.reportTooLarge': 'Estos archivos juntos pesan más de 25 MB. Elija archivos más pequeños, o menos.',
  'file.notKeptForLater': 'Este archivo no se guarda para después. Envíe el formulario para entregarlo.',
  'file.keptNoLonger': 'El archivo que eligió antes ya no está guardado. Elíjalo otra vez.',
  'file.lockedInForm': ({ name }) =>
    `${name ?? 'Un archivo'} tiene contraseña. Suba estos archivos en la página de subida, que la pide.`,
  'file.enoughOfKind': ({ most }) =>
    `Ya hay ${most} archivos de este tipo. Primero reemplace o quite uno de ellos.`,
  'file.tooManyOfPaper': ({ most }) =>
    `Un documento puede tener como máximo ${most} fotos o archivos. Elija menos.`,
  'file.paperFilesTooLarge': 'Estos archivos juntos pesan más de 25 MB. Elija menos, o más pequeños.',
  'file.paperSent': ({ sentOn }) =>
    `El ${day(sentOn)} se enviaron cartas mientras este documento estaba aquí; por eso se guarda tal como está. Puede agregar uno más reciente.`,
  'file.ofSeveral': ({ name, problem }, word) => `${file(name)}: ${word(problem)}`,
  'file.locked':
    'Este PDF tiene contraseña. Escriba la contraseña con la que lo abre: se usa una vez y no se guarda.',
  'file.wrongPassword': 'Esta contraseña no abre el PDF. Escriba la contraseña con la que usted lo abre.',
  'file.damaged':
    'Este archivo está dañado o cortado y no se puede abrir. Descargue el informe otra vez, o tome la foto otra vez.',
  'file.tooManyPages':
    'Estos archivos juntos tienen más páginas que cualquier informe de crédito. Suba un solo informe.',
  'file.pictureTooLarge':
    'Esta imagen tiene más puntos que las de la cámara de cualquier teléfono. Tome una foto de la página, o una captura de pantalla.',
  'file.pictureTooSmall':
    'Esta imagen es demasiado pequeña para leer un informe en ella. Tome de cerca una foto de toda la página.',
  'file.pageTooLarge':
    'Esta página guardada es mucho más grande que cualquier informe de crédito. Abra el informe mismo en su navegador y guarde esa página.',
  'file.pageEmpty':
    'Esta página guardada no muestra texto. Abra el informe en su navegador, espere a verlo y guarde la página otra vez.',
  'file.assemblyStopped':
    'Abrir este archivo tarda demasiado o requiere demasiada memoria, así que se detuvo. Suba el informe como el PDF que ofrece la agencia.',
}
