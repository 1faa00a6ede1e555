import type { caseSentences as english } from '../en/case-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishDay as day } from './spanish-days.ts'

export const caseSentences: SpanishOf<typeof english> = {
  'case.noClient':
    'No encontramos este caso. Revise el enlace, o inicie sesión con el correo electrónico de su compra.',
  'case.noPicture': 'No existe esa imagen.',
  'case.noFinding': 'No existe ese hallazgo.',
  'case.noQuestion': 'No existe esa pregunta.',
  'case.noValue': 'No existe ese valor.',
  'case.noDocument': 'No existe ese documento.',
  'case.noFile': 'No existe ese archivo.',
  'case.noBureau': 'No existe esa agencia.',
  'case.noReportOfBureau': 'No se subió ningún informe de esta agencia.',
  'case.noReportToAddTo': 'Todavía no hay ningún informe al que se pueda agregar una página.',
  'case.reportChanged': 'Este informe cambió entretanto. Mírelo y agregue la página otra vez.',
  'case.filesChanged': 'Sus archivos cambiaron entretanto. Vuelva a mirar la página.',
  'case.intakeFirst': 'Complete primero sus datos: las cartas necesitan su dirección postal.',
  'case.reportFirst': 'Suba primero al menos un informe de crédito.',
  'case.paymentNotSettled':
    'El pago de este caso todavía no está confirmado, así que el procesamiento no puede empezar.',
  'case.paymentNotSettledForRound':
    'El pago de este caso no está confirmado, así que no se puede preparar ninguna ronda.',
  'case.serviceOver': ({ until }) =>
    `El período de servicio de su paquete terminó el ${day(until)}, así que no se puede empezar otra ronda. Todo lo que se hizo se conserva, y los envíos, las respuestas y los plazos siguen. Con un paquete mayor usted continúa; solo paga la diferencia.`,
  'case.roundsUsed': ({ rounds }) =>
    `Su paquete incluye ${rounds} rondas, y todas están usadas. Con un paquete mayor usted continúa; solo paga la diferencia.`,
  'case.roundsUsedByTester': ({ rounds }) =>
    `El programa beta incluye ${rounds} rondas, y todas están usadas.`,
  'case.justStarted': 'El procesamiento se acaba de iniciar.',
  'case.roundIsMailed':
    'Las cartas de esta ronda ya se enviaron. Prepare la próxima cuando las agencias hayan respondido o se les haya acabado el tiempo.',
  'case.roundSentUndated': ({ round }: { round: number }) =>
    `La ronda ${round} se envió antes de que este caso llegara aquí, y su fecha aún no está anotada. Primero la anotamos; después se prepara la próxima ronda.`,
  'case.processingFailed': 'Ocurrió un error durante el procesamiento.',
  'case.nothingToDecide': 'Todavía no hay nada que decidir: no se ha analizado ningún informe.',
  'case.nothingToAskFor': 'Todavía no hay nada que pedir: no se ha analizado ningún informe.',
  'case.roundIsClosed':
    'Las cartas de esta ronda ya se enviaron, así que esto ya no se puede cambiar. Volverá a contar en la próxima ronda.',
  'case.needsSpokenWord':
    'Anote primero lo que le dijo el cliente: quién lo dijo, cuándo y cómo. Después, inténtelo otra vez.',
  'case.readAnew': 'Sus informes se acaban de leer de nuevo. Vuelva a mirar la página.',
  'case.findingsChanged': 'Sus hallazgos cambiaron entretanto. Mire la lista otra vez, por favor.',
  'case.chooseAnswer': 'Elija una de las respuestas.',
  'case.dayNotLaterThanToday': 'Escriba el día, el mes y el año, no posterior a hoy.',
  'case.digitsNotPrinted': 'Ninguno de sus informes imprime estos dígitos.',
  'case.noLetter': 'Esta carta ya no existe. Vuelva a mirar la página.',
  'case.noItemInLetter': 'Este punto ya no está en la carta. Vuelva a mirar la página.',
  'case.letterIsMailed': 'Esta carta ya se envió, así que no se puede cambiar.',
  'case.wordsTooLong': ({ most }) => `Escriba aquí como máximo ${most.toLocaleString('en-US')} caracteres.`,
  'case.wordsHoldSsn': ({ number }) =>
    `Esto parece un número completo de Seguro Social: ${number}. Quítelo o escriba solo los últimos cuatro dígitos.`,
  'case.wordsHoldAccount': ({ number }) =>
    `Esto parece un número de cuenta completo: ${number}. Escriba solo los últimos cuatro dígitos.`,
  'case.wordsHoldDisputedDigits': ({ digits }) =>
    `Sus informes no coinciden en los últimos cuatro dígitos de su número de Seguro Social. Quite: ${digits}.`,
  'case.wordsNotPrintable': ({ signs }) =>
    `La carta no puede imprimir: ${signs.join(' ')} Quítelo o escríbalo con palabras.`,
  'case.birthDateNotPrinted': 'Ninguno de sus informes imprime esta fecha de nacimiento.',
  'case.entryNotInReports':
    'Uno de estos datos no está en sus informes más recientes. Vuelva a mirar la página.',
  'case.noCollector': ({ creditor }) =>
    `${creditor} no es un cobrador de deudas, así que no tiene nada que verificar.`,
  'case.tooLargeForArchive':
    'Este caso pesa más de 200 MB. Descargue sus archivos uno por uno desde la carpeta.',
}
