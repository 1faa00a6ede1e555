/**
 * Sentences that are still made in English where they are found (readings, clocks, answers, the funding score), by their
 * English. Refusals and form checks have keys: shared/sentences. A sentence that is not here is shown in English.
 */
import { fileSentences } from './file-sentences.ts'
import { fundingSentences } from './funding-sentences.ts'
import { pointingSentences } from './pointing-sentences.ts'
import { purchaseSentences } from './purchase-sentences.ts'
import { readingSentences } from './reading-sentences.ts'
import { reportSentences } from './report-sentences.ts'
import { scannedAnswerSentences } from './scanned-answer-sentences.ts'

export const sentenceTexts: Record<string, string> = {
  ...fileSentences,
  ...fundingSentences,
  ...pointingSentences,
  ...purchaseSentences,
  ...readingSentences,
  ...reportSentences,
  ...scannedAnswerSentences,
  'Documents Received': 'Documentos recibidos',
  'Round 1 Sent': 'Ronda 1 enviada',
  'Round 2 Sent': 'Ronda 2 enviada',
  'Round 3 Sent': 'Ronda 3 enviada',
  Completed: 'Terminado',
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
  'An error occurred during processing.': 'Ocurrió un error durante el procesamiento.',
  'The client of this run is no longer there.': 'El cliente de este procesamiento ya no existe.',
  'No active subscription was found for this email address.':
    'No se encontró ninguna suscripción activa para este correo electrónico.',
}
