/**
 * Sentences of form checks, refusals and files, by their English. The server answers with them to a page that is in
 * Spanish, and the forms of such a page show them. A sentence that is not here is shown in English.
 */
import { clockSentences } from './clock-sentences.ts'
import { reportSentences } from './report-sentences.ts'

const savePdf = 'elija Imprimir y después «Guardar como PDF», y suba el archivo nuevo.'

export const sentenceTexts: Record<string, string> = {
  ...clockSentences,
  ...reportSentences,
  'That was too often. Please try again in {0} seconds.':
    'Demasiadas veces seguidas. Inténtelo de nuevo en {0} segundos.',
  'That was too often. Please try again in {0} minutes.':
    'Demasiadas veces seguidas. Inténtelo de nuevo en {0} minutos.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtelo de nuevo.',
  'Name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Name must be at most 200 characters': 'El nombre debe tener como máximo 200 caracteres',
  'Please enter a valid email': 'Escriba un correo electrónico válido',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'Please enter your mailing address': 'Escriba su dirección postal',
  'Please enter your city': 'Escriba su ciudad',
  'Please enter your state': 'Elija su estado',
  'Please enter your ZIP code': 'Escriba su código postal (ZIP)',
  'Invalid email address': 'El correo electrónico no es válido',
  'Phone number must be at least 10 digits': 'El número de teléfono debe tener al menos 10 dígitos',
  'Please select an option': 'Elija una opción',
  'Notes must be at most 5,000 characters': 'Las notas deben tener como máximo 5,000 caracteres',
  'Please write your message': 'Escriba su mensaje',
  'Please keep your message under 5,000 characters': 'Su mensaje debe tener menos de 5,000 caracteres',
  'Please keep your note under 2,000 characters': 'Su nota debe tener menos de 2,000 caracteres',
  'You must agree to participate in the performance study':
    'Debe aceptar participar en el estudio de resultados',
  'You must set your communication preferences': 'Debe elegir sus preferencias de comunicación',
  'Enter your full name': 'Escriba su nombre completo',
  'Enter your phone number': 'Escriba su número de teléfono',
  'Enter an email address in the correct format, like name@example.com':
    'Escriba un correo electrónico en el formato correcto, como nombre@example.com',
  'Choose the PDF of your credit report first.': 'Elija primero el PDF de su informe de crédito.',
  'Choose the PDF of the answer first.': 'Elija primero el PDF de la respuesta.',
  'Please upload at least one credit report first.': 'Suba primero al menos un informe de crédito.',
  'Please complete your intake first: the letters need your mailing address.':
    'Complete primero sus datos: las cartas necesitan su dirección postal.',
  'The payment for this case has not settled yet, so processing cannot start.':
    'El pago de este caso todavía no está confirmado, así que el procesamiento no puede empezar.',
  'The payment for this case is not settled, so no round can be prepared.':
    'El pago de este caso no está confirmado, así que no se puede preparar ninguna ronda.',
  'The processing has just been started.': 'El procesamiento se acaba de iniciar.',
  'The letters of this round are mailed. Prepare the next round once the bureaus have answered or their time is over.':
    'Las cartas de esta ronda ya se enviaron. Prepare la próxima cuando las agencias hayan respondido o se les haya acabado el tiempo.',
  'The letters of this round are mailed, so this can no longer be changed. It will count again in the next round.':
    'Las cartas de esta ronda ya se enviaron, así que esto ya no se puede cambiar. Volverá a contar en la próxima ronda.',
  'Your reports were just read anew. Please look at the page again.':
    'Sus informes se acaban de leer de nuevo. Vuelva a mirar la página.',
  'An error occurred during processing.': 'Ocurrió un error durante el procesamiento.',
  'Failed to create payment. Please try again.': 'No se pudo crear el pago. Inténtelo de nuevo.',
  'The payment provider does not answer. Please try again in a minute.':
    'El servicio de pagos no responde. Inténtelo de nuevo en un minuto.',
  'This sign-in link has expired or was used already. Ask for a new one.':
    'Este enlace de acceso venció o ya se usó. Pida uno nuevo.',
  'This beta link has been used already. Sign in to open your dashboard.':
    'Este enlace de la beta ya se usó. Inicie sesión para abrir su portal.',
  'This beta link is not valid. Apply for the beta program again to get a new one.':
    'Este enlace de la beta no es válido. Solicite de nuevo la beta para recibir otro.',
  'This unsubscribe link is not complete. Please open it from the email again.':
    'Este enlace no está completo. Ábralo otra vez desde el correo electrónico.',
  'This link is not valid any more. Please fill out the form manually.':
    'Este enlace ya no es válido. Complete el formulario a mano.',
  'What was sent is too large.': 'Lo que se envió es demasiado grande.',
  'This file is too large.': 'Este archivo es demasiado grande.',
  'The files together are too large.': 'Los archivos juntos son demasiado grandes.',
  'Enter the day, month and year.': 'Escriba el día, el mes y el año.',
  'Enter the day, month and year, not later than today.':
    'Escriba el día, el mes y el año, no posterior a hoy.',
  'Choose one of the answers.': 'Elija una de las respuestas.',
  'This day is still to come. Enter it once it has happened.':
    'Ese día todavía no llega. Anótelo cuando haya pasado.',
  'This day is still to come. Enter the day on which the answer came.':
    'Ese día todavía no llega. Escriba el día en que llegó la respuesta.',
  'Enter first on which day you mailed this letter.': 'Anote primero qué día envió esta carta.',
  'Enter the number as on the receipt: 20 to 22 digits, no letters.':
    'Escriba el número como está en el recibo: de 20 a 22 dígitos, sin letras.',
  'One of these entries is not in your newest reports. Look at the page again.':
    'Uno de estos datos no está en sus informes más recientes. Vuelva a mirar la página.',
  'There is nothing to decide yet: no report was analysed.':
    'Todavía no hay nada que decidir: no se ha analizado ningún informe.',
  'There is nothing to ask for yet: no report was analysed.':
    'Todavía no hay nada que pedir: no se ha analizado ningún informe.',
  'This case is larger than 200 MB. Download its files one by one from the folder.':
    'Este caso pesa más de 200 MB. Descargue sus archivos uno por uno desde la carpeta.',
  'No report was found in this file.': 'No se encontró ningún informe en este archivo.',
  'This scan could not be read. Get the report as a PDF from the bureau, or scan it again.':
    'No se pudo leer este documento escaneado. Obtenga el informe como PDF de la agencia o escanéelo de nuevo.',
  'This PDF is locked with a password. Open it with its password, choose Print and then “Save as PDF”, and upload the new file.': `Este PDF tiene contraseña. Ábralo con ella, ${savePdf}`,
  'This PDF is cut off: the end of the file is missing, so part of the report would be left out. Download the report again and upload the complete file.':
    'Este PDF está cortado: falta el final del archivo, así que una parte del informe quedaría fuera. Descargue el informe otra vez y suba el archivo completo.',
  'This PDF is damaged and cannot be opened. Download the report again, or open it and choose Print and then “Save as PDF”, and upload that file.': `Este PDF está dañado y no se puede abrir. Descargue el informe otra vez, o ábralo, ${savePdf}`,
  'This PDF is larger than any credit report. Upload only the report of one bureau, as it was downloaded.':
    'Este PDF es más grande que cualquier informe de crédito. Suba solo el informe de una agencia, como se descargó.',
  'This PDF takes far more memory to open than any credit report, so reading it was stopped. Download the report again from the bureau and upload that file.':
    'Abrir este PDF requiere mucha más memoria que cualquier informe de crédito, así que se detuvo la lectura. Descargue otra vez el informe de la agencia y suba ese archivo.',
  'Reading this PDF took too long and was stopped. Open it, choose Print and then “Save as PDF”, and upload the new file.': `La lectura de este PDF tardó demasiado y se detuvo. Ábralo, ${savePdf}`,
  'This credit report is incomplete. Download the whole report again and upload that.':
    'Este informe de crédito está incompleto. Descárguelo entero otra vez y suba ese archivo.',
  'This report is of another person than the one that was disputed.':
    'Este informe es de otra persona que el que se disputó.',
  'This is no results letter: it does not say what became of a dispute.':
    'Esta no es una carta de resultados: no dice qué pasó con una disputa.',
  'The entry is gone from this report. Nothing more is asked; a return would need a notice to you within five business days.':
    'El dato ya no está en este informe. No se pide nada más; si volviera, tendrían que avisarle en cinco días hábiles.',
  'What was disputed now reads as you asked. Nothing more is asked.':
    'Lo disputado ahora dice lo que usted pidió. No se pide nada más.',
  'The bureau says that the entry is right. The next letter asks how it checked, and answers with what the report shows.':
    'La agencia dice que el dato es correcto. La próxima carta pregunta cómo lo comprobó y responde con lo que muestra el informe.',
  'Something was changed, but it still cannot be right. The next letter says what changed and what is still wrong.':
    'Algo cambió, pero sigue sin poder ser correcto. La próxima carta dice qué cambió y qué sigue mal.',
  'A deleted entry is back. The next letter asks for the certification and the notice that the law requires.':
    'Un dato eliminado volvió. La próxima carta pide la certificación y el aviso que exige la ley.',
  'A date was moved, so that the entry would stay longer. The next letter disputes the new date.':
    'Se movió una fecha, de modo que el dato se quedaría más tiempo. La próxima carta disputa la fecha nueva.',
  'The answer does not say what became of this item. The next letter asks again.':
    'La respuesta no dice qué pasó con este dato. La próxima carta lo pregunta otra vez.',
}
