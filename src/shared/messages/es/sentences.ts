/**
 * Sentences of form checks, refusals and files, by their English. The server answers with them to a page that is in
 * Spanish, and the forms of such a page show them. A sentence that is not here is shown in English.
 */
import { clockSentences } from './clock-sentences.ts'
import { fileSentences } from './file-sentences.ts'
import { fundingScoreSentences } from './funding-score-sentences.ts'
import { fundingSentences } from './funding-sentences.ts'
import { mailLogSentences } from './mail-log-sentences.ts'
import { pointingSentences } from './pointing-sentences.ts'
import { purchaseSentences } from './purchase-sentences.ts'
import { readingSentences } from './reading-sentences.ts'
import { reportSentences } from './report-sentences.ts'
import { requestSentences } from './request-sentences.ts'
import { scannedAnswerSentences } from './scanned-answer-sentences.ts'
import { uploadSentences } from './upload-sentences.ts'

export const sentenceTexts: Record<string, string> = {
  ...clockSentences,
  ...fileSentences,
  ...fundingScoreSentences,
  ...fundingSentences,
  ...mailLogSentences,
  ...pointingSentences,
  ...purchaseSentences,
  ...readingSentences,
  ...reportSentences,
  ...requestSentences,
  ...scannedAnswerSentences,
  ...uploadSentences,
  'Documents Received': 'Documentos recibidos',
  'Round 1 Sent': 'Ronda 1 enviada',
  'Round 2 Sent': 'Ronda 2 enviada',
  'Round 3 Sent': 'Ronda 3 enviada',
  Completed: 'Terminado',
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
  'This letter is still a draft. Decide first on each of its grey items in your review; then print the finished letter and mail it.':
    'Esta carta es todavía un borrador. Decida primero sobre cada punto en gris en su revisión; después imprima la carta terminada y envíela.',
  'Your findings have changed meanwhile. Please look at the list again.':
    'Sus hallazgos cambiaron entretanto. Mire la lista otra vez, por favor.',
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
  'Enter the day, month and year, not later than today.':
    'Escriba el día, el mes y el año, no posterior a hoy.',
  'Choose one of the answers.': 'Elija una de las respuestas.',
  'None of your reports prints these digits.': 'Ninguno de sus informes imprime estas cifras.',
  'None of your reports prints this date of birth.':
    'Ninguno de sus informes imprime esta fecha de nacimiento.',
  'One of these entries is not in your newest reports. Look at the page again.':
    'Uno de estos datos no está en sus informes más recientes. Vuelva a mirar la página.',
  'There is nothing to decide yet: no report was analysed.':
    'Todavía no hay nada que decidir: no se ha analizado ningún informe.',
  'There is nothing to ask for yet: no report was analysed.':
    'Todavía no hay nada que pedir: no se ha analizado ningún informe.',
  'This case is larger than 200 MB. Download its files one by one from the folder.':
    'Este caso pesa más de 200 MB. Descargue sus archivos uno por uno desde la carpeta.',
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
  '{0} is not a debt collector, so there is nothing for it to validate.':
    '{0} no es un cobrador de deudas, así que no tiene nada que verificar.',
  'The client of this run is no longer there.': 'El cliente de este procesamiento ya no existe.',
  'The intake of this case is done, or it needs no beta link.':
    'Los datos de este caso ya están completos, o no necesita un enlace de la beta.',
  'No active subscription was found for this email address.':
    'No se encontró ninguna suscripción activa para este correo electrónico.',
}
