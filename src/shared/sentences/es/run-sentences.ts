import type { runSentences as english } from '../en/run-sentences.ts'
import type { SpanishOf } from '../spanish-of.ts'
import { missingPages } from './missing-pages-words.ts'
import { spanishDay } from './spanish-days.ts'

const counted = {
  accounts: 'cuentas',
  hardInquiries: 'consultas que otros ven',
  publicRecords: 'registros públicos',
}
const inWords = (items: readonly (keyof typeof counted)[], counts: readonly number[]) =>
  new Intl.ListFormat('es-US', { type: 'conjunction' }).format(
    items.map((item, at) => `${counts[at]} ${counted[item]}`),
  )

const rest =
  'Lo que no se leyó se deja fuera; todo lo demás se usa. Para que se vea todo, suba el PDF que da la propia agencia.'
const kept = 'Se guarda, y no se escribe nada sobre él'

export const runSentences: SpanishOf<typeof english> = {
  'run.failed': 'Ocurrió un error durante el procesamiento.',
  'run.clientGone': 'El cliente de este procesamiento ya no existe.',
  'run.noReports': ({ reasons }, word) => ['No se pudo usar ningún informe.', ...reasons.map(word)].join(' '),
  'run.stops': ({ reasons }, word) => reasons.map(word).join(' '),
  'run.notUploaded': ({ bureau }) => `No se subió ningún informe de ${bureau}.`,
  'run.scanBeingRead': ({ bureau }) =>
    `El archivo de ${bureau} es un documento escaneado que todavía se está leyendo. Los documentos con él llegarán cuando se haya leído.`,
  'run.notUsed': ({ bureau, problem }, word) => `No se pudo usar el archivo de ${bureau}. ${word(problem)}`,
  'run.otherBureau': ({ bureau, other }) =>
    `El archivo subido como ${bureau} es un informe de ${other}. Suba en su lugar su informe de ${bureau}.`,
  'run.notYours': ({ bureau }) =>
    `El archivo subido como ${bureau} no es suyo, como usted dijo. Suba en su lugar su propio informe de ${bureau}.`,
  'run.noName': ({ bureau }) =>
    `En el informe de ${bureau} no se pudo leer ningún nombre. ${kept} hasta que usted diga en su portal que es suyo.`,
  'run.sameNameTwice': ({ bureau }) =>
    `Dos de sus informes muestran un mismo nombre con distintos números de Seguro Social y años de nacimiento, así que son de dos personas. No se escribe nada sobre el informe de ${bureau} hasta que usted diga en su portal cuál de ellos es suyo.`,
  'run.otherName': ({ bureau }) =>
    `El informe de ${bureau} está a otro nombre que el suyo. ${kept} hasta que usted diga en su portal que es suyo.`,
  'run.otherNumberAndYear': ({ bureau }) =>
    `El informe de ${bureau} muestra otro número de Seguro Social y otro año de nacimiento que sus demás informes. ${kept}. Suba en su lugar su propio informe de ${bureau}.`,
  'run.otherNameAndYear': ({ bureau }) =>
    `El informe de ${bureau} muestra otro nombre y otro año de nacimiento que sus demás informes. ${kept}. Suba en su lugar su propio informe de ${bureau}.`,
  'run.otherNameAndNumber': ({ bureau }) =>
    `El informe de ${bureau} muestra otro nombre y otro número de Seguro Social que sus demás informes. ${kept}. Suba en su lugar su propio informe de ${bureau}.`,
  'run.sameFileTwice': ({ bureau, name }) =>
    `El mismo archivo está dos veces: ${name}. Se lee una sola vez, como informe de ${bureau}.`,
  'run.severalOfBureau': ({ bureau, names, days }) => {
    const [newest, ...older] = names.map((name, at) => `${name} del ${spanishDay(days[at] ?? '')}`)
    const isNewest = days.every((day, at) => at === 0 || day < (days[0] ?? ''))
    return `Hay más de un informe de ${bureau}. Se usa ${isNewest ? 'el más reciente' : 'uno'}: ${newest}. Apartados: ${older.join('; ')}.`
  },
  'run.old': ({ name, day, daysAgo }) =>
    `${name} es del ${spanishDay(day)}, hace ${daysAgo} días. Los informes cambian cada mes: obtenga uno nuevo, gratis, en AnnualCreditReport.com antes de enviar una carta.`,
  'run.farApart': ({ first, last }) =>
    `Los informes son de días distintos, del ${spanishDay(first)} al ${spanishDay(last)}. Una diferencia entre agencias puede deberse solo a que un informe es más antiguo.`,
  'run.orderUnproven': ({ bureau }) =>
    `Las páginas del informe de ${bureau} no llevan números de página, así que su orden no se puede comprobar. Vea que estén en el orden en que la agencia las imprimió.`,
  'run.orderByFit': ({ bureau }) =>
    `Las páginas del informe de ${bureau} no llevan números de página y no encajan en el orden del archivo. Sí encajan como los frentes y los reversos de las hojas, y así se leyeron. Mire una cuenta que empiece en una página y termine en la siguiente: si no está bien, ponga las páginas en orden y súbalas de nuevo.`,
  'run.missingPages': (missing) =>
    missing.isUnused === true
      ? `${missingPages(missing)} Agregue lo que falta, o dé otra vez el informe entero.`
      : `${missingPages(missing)} Lo que está allí y lo que la atraviesa se deja fuera; todo lo demás se usa. Agregue lo que falta, o dé otra vez el informe entero, para que se vea todo.`,
  'run.counted': ({ bureau, items, stated, found }) =>
    `El informe de ${bureau} cuenta ${inWords(items, stated)}; se pudieron leer ${inWords(items, found)}.`,
  'run.unreadLines': ({ bureau, lines, count }) =>
    `De las ${lines} líneas del informe de ${bureau}, ${count} no se pudieron entender.`,
  'run.unfinished': ({ bureau, count }) =>
    count === 1
      ? `Una cuenta del informe de ${bureau} no se pudo leer hasta el final.`
      : `Del informe de ${bureau} no se pudieron leer hasta el final ${count} cuentas.`,
  'run.monthsUnsaid': ({ bureau, count }) =>
    count === 1
      ? `En los historiales de pagos del informe de ${bureau}, un mes muestra un signo o color que el archivo mismo no explica, de modo que no se conoce.`
      : `En los historiales de pagos del informe de ${bureau}, ${count} meses muestran signos o colores que el archivo mismo no explica, de modo que no se conocen.`,
  'run.leftOut': ({ reasons }, word) => [...reasons.map(word), rest].join(' '),
  'run.tooLittle': ({ problem }, word) =>
    `${word(problem)} Sobre un informe leído en parte no se escribe ninguna carta.`,
}
