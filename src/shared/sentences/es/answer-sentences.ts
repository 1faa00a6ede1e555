import type { answerSentences as english } from '../en/answer-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { spanishDay } from './spanish-days.ts'

export const answerSentences: SpanishOf<typeof english> = {
  'answer.neither': ({ bureau }) =>
    `Este archivo no es ni una carta de resultados ni un informe de crédito de ${bureau}. Suba la respuesta entera en un solo PDF.`,
  'answer.otherPerson': 'Este informe es de otra persona que el que se disputó.',
  'answer.notNewer': ({ bureau, day }) =>
    `Este informe es del ${spanishDay(day)}, no más reciente que el que se disputó. Obtenga uno nuevo de ${bureau}.`,
  'answer.otherBureau': ({ other, bureau }) =>
    `Este archivo es de ${other ?? 'otra agencia'}, y la disputa era con ${bureau}. Súbalo allí.`,
  'answer.noResults': 'Esta no es una carta de resultados: no dice qué pasó con una disputa.',
  'answer.whoseResults':
    'Esto parece la respuesta a una disputa, pero no se puede saber qué agencia la escribió. Suba todas sus páginas en un solo PDF.',
  'answer.isScan':
    'Esta respuesta es un documento escaneado, una imagen del papel. Se lee por reconocimiento de caracteres, lo que tarda unos minutos, y cuenta cuando usted la haya comparado con el papel.',
  'answer.ofScan': ({ problem }, word) =>
    `Esta respuesta es un documento escaneado y se leyó por reconocimiento de caracteres, que una página débil o torcida puede confundir. ${word(problem)}`,
  'answer.reading':
    'Esta respuesta es un documento escaneado. Se está leyendo por reconocimiento de caracteres, lo que tarda unos minutos.',
  'answer.toConfirm':
    'Esta respuesta es un documento escaneado. Lo leído cuenta cuando usted lo haya comparado con el papel.',
  'answer.failed':
    'No se pudo leer este documento escaneado. Escanéelo otra vez, plano y con buena luz, o anote lo que dice el papel.',
  'answer.noLetter': 'La carta a la que pertenece esta respuesta ya no está.',
  'answer.noFile':
    'No hay ningún archivo de esta respuesta. Cuenta cuando se haya anotado lo que dice de cada dato.',
  'answer.setAside': 'De este archivo se dijo que no es una respuesta a la carta. Nada de él cuenta.',
  'outcome.deleted':
    'El dato ya no está en este informe. No se pide nada más; si volviera, tendrían que avisarle en cinco días hábiles.',
  'outcome.corrected': 'Lo disputado ahora dice lo que usted pidió. No se pide nada más.',
  'outcome.verified':
    'La agencia dice que el dato es correcto. La próxima carta pregunta cómo lo comprobó y responde con lo que muestra el informe.',
  'outcome.changed_still_wrong':
    'Algo cambió, pero sigue sin poder ser correcto. La próxima carta dice qué cambió y qué sigue mal.',
  'outcome.reinserted':
    'Un dato eliminado volvió. La próxima carta pide la certificación y el aviso que exige la ley.',
  'outcome.reaged':
    'Se movió una fecha, de modo que el dato se quedaría más tiempo. La próxima carta disputa la fecha nueva.',
  'outcome.no_answer': 'La respuesta no dice qué pasó con este dato. La próxima carta lo pregunta otra vez.',
}
