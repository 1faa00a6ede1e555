import type { FactsOfDates } from '../en/findings-of-dates.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, dateText, listOf, markText, ofText, onText, theText } from './spanish-words.ts'

const federalLoanInnocent =
  'El dato estaría permitido si es un préstamo estudiantil federal, para el que la ley fija otros plazos que para las demás deudas.'
const federalLoanRequest =
  'Que se verifique si es un préstamo estudiantil federal y cuándo termina su plazo, y se elimine lo que ya no puede mostrarse.'
const curedUnseen =
  'La fecha posterior sería correcta si la cuenta se puso al día entretanto y el historial no lo muestra.'

const movingDates = { dofd: 'fecha de primer atraso', removalDate: 'fecha de eliminación' } as const
const pastDates = {
  opened: 'fecha de apertura',
  reported: 'fecha de reporte',
  closed: 'fecha de cierre',
  lastPayment: 'fecha del último pago',
  dofd: 'fecha de primer atraso',
} as const

export const findingsOfDates = {
  obsolete_negative: {
    title: 'Cuenta negativa con más de siete años desde el primer atraso',
    statement: ({ account, date, printedOn, ...given }) => {
      if (given.by === 'removal')
        return `${accountText(account)} lleva impresa la fecha ${ofText(date)} para su eliminación, y todavía se muestra en el informe ${ofText(printedOn)}.`
      const began = `${accountText(account)} muestra la fecha ${ofText(date)} como la de primer atraso.`
      return given.by === 'law'
        ? `${began} Los siete años y 180 días desde esa fecha terminaron ${onText(given.limit)}, antes del informe ${ofText(printedOn)}.`
        : `${began} Los siete años desde esa fecha terminaron ${onText(given.sevenYearsOn)}. Por ley el dato puede quedarse hasta 180 días más, hasta el ${dateText(given.limit)}; por práctica propia, las agencias lo retiran a los siete años.`
    },
    innocent: ({ by, isStudentLoan }) => {
      if (by === 'practice')
        return 'El dato está todavía dentro del tiempo que permite la ley; es la práctica de las agencias la que lo retira antes.'
      if (isStudentLoan) return federalLoanInnocent
      return by === 'law'
        ? 'El dato solo estaría permitido si la cuenta se puso al día después de esa fecha y volvió a atrasarse.'
        : 'El dato estaría permitido si la fecha de eliminación impresa no es la que corresponde.'
    },
    request: ({ by, isStudentLoan }) => {
      if (by === 'practice') return 'Que se retire ahora esta cuenta, según la práctica de la agencia.'
      if (isStudentLoan) return federalLoanRequest
      return by === 'law'
        ? 'Que la agencia elimine esta cuenta de su expediente.'
        : 'Que la agencia elimine esta cuenta de su expediente, porque ya pasó su propia fecha de eliminación.'
    },
  },
  obsolete_late_payment: {
    title: 'Pago atrasado de hace más de siete años',
    statement: ({ account, late, printedOn }) =>
      `El historial de ${accountText(account)} todavía muestra ${listOf(late, markText)} en el informe ${ofText(printedOn)}, más de siete años después.`,
    innocent: ({ isStudentLoan }) =>
      isStudentLoan
        ? federalLoanInnocent
        : 'Las marcas estarían permitidas si el informe se pidió para un fin al que no se aplica el límite.',
    request: ({ isStudentLoan }) =>
      isStudentLoan ? federalLoanRequest : 'Que se eliminen estas marcas de atraso.',
  },
  obsolete_hard_inquiry: {
    title: 'Consulta de crédito de hace más de 2 años',
    statement: ({ company, date, printedOn }) =>
      `La consulta de crédito de ${company} ${ofText(date)} todavía se muestra en el informe ${ofText(printedOn)}, más de dos años después.`,
    innocent:
      'La ley no fija un límite de dos años para una consulta; es la práctica de las agencias la que la retira.',
    request: 'Que se retire esta consulta, según la práctica de la agencia.',
  },
  dofd_mismatch_bureaus: {
    title: 'La fecha del primer atraso difiere más de 6 meses entre agencias',
    statement: ({ account, shown }) =>
      `De ${accountText(account)}, ${listOf(shown, ({ bureau, field, date }) => `${bureau} muestra ${theText(date)} como ${field === 'dofd' ? 'fecha de primer atraso' : 'mes de eliminación'}`)}. Ambas fechas se cuentan desde el mismo primer atraso, y estas están a más de seis meses.`,
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después del primer atraso y volvió a atrasarse.',
    request:
      'Que se verifique con la empresa que reporta cuándo empezó el atraso, se corrija la fecha y se fije por ella la de eliminación.',
  },
  reaged_between_uploads: {
    title: 'La fecha del primer atraso o la de eliminación se movió hacia adelante desde un informe anterior',
    statement: ({ account, bureau, field, date, printedOn, before }) =>
      `${accountText(account)} muestra ${theText(date)} como ${movingDates[field]} en el informe ${ofText(printedOn)}. Su informe de ${bureau} ${ofText(before.printedOn)} mostraba ${theText(before.date)} para la misma cuenta. Una venta, un pago o un cobrador nuevo no mueve esa fecha, y entretanto no se imprime ningún mes pagado a tiempo.`,
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después de la primera fecha y volvió a atrasarse.',
    request: ({ field, before }) =>
      `Que se verifique la ${movingDates[field]} con la empresa que reporta y se corrija a la ${ofText(before.date)}.`,
  },
  reaged_dofd_by_collector: {
    title: 'La fecha de primer atraso del cobrador es posterior a la del acreedor original',
    statement: ({ collector, date, creditor, began }) =>
      `${accountText(collector)} muestra ${theText(date)} como fecha de primer atraso; el dato del acreedor original sobre la misma deuda, ${accountText(creditor)}, muestra ${theText(began)}. Una venta o un cobrador nuevo no mueve esa fecha.`,
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después de la primera y volvió a atrasarse antes de la cobranza; y ambas serían correctas si son dos deudas distintas.',
    request:
      'Que se verifique con las dos empresas cuándo empezó el atraso que llevó a la cobranza, se reporte esa sola fecha en ambos datos y se fije por ella la de eliminación.',
  },
  reaged_dofd_vs_history: {
    title: 'Fecha de primer atraso posterior al primer mes atrasado que llevó a él',
    statement: ({ account, date, first }) =>
      `${accountText(account)} muestra ${theText(date)} como fecha de primer atraso. Su propio historial de pagos muestra ${markText(first)}, y desde entonces ningún mes pagado a tiempo.`,
    innocent: curedUnseen,
    request: ({ first }) =>
      `Que se verifique con la empresa la fecha de primer atraso, se corrija al mes que muestra el historial, ${dateText(first.month)}, y se fije por ella la de eliminación.`,
  },
  reaged_dofd_after_chargeoff: {
    title: 'Fecha del primer atraso posterior al cargo a pérdida',
    statement: ({ account, date, chargedOff }) =>
      `${accountText(account)} muestra ${theText(date)} como fecha de primer atraso, y su propio historial de pagos muestra el cargo a pérdida (charge-off) ya en ${dateText(chargedOff)}. El atraso que lleva a la pérdida viene antes.`,
    innocent:
      'La fecha posterior solo sería correcta si la cuenta se puso al día después del cargo a pérdida y volvió a atrasarse.',
    request:
      'Que se verifique la fecha, se corrija a la del atraso que llevó a la pérdida y se fije por ella la de eliminación.',
  },
  removal_date_beyond_7y: {
    title: 'La fecha de eliminación impresa pasa de siete años y 180 días desde el primer mes atrasado',
    statement: ({ account, date, first, latest }) =>
      `${accountText(account)} lleva impresa la fecha ${ofText(date)} para su eliminación. Su propio historial de pagos muestra ${markText(first)}, y desde entonces ningún mes pagado a tiempo; los siete años y 180 días desde ese mes terminan a más tardar ${onText(latest)}.`,
    innocent: ({ isStudentLoan }) => (isStudentLoan ? federalLoanInnocent : curedUnseen),
    request: ({ first }) =>
      `Que se verifique la fecha de primer atraso y se corrija la de eliminación para contarla desde ${dateText(first.month)}.`,
  },
  dofd_on_account_never_late: {
    title: 'Fecha de primer atraso en una cuenta que nunca se atrasó',
    statement: ({ account, date, by }) =>
      `${accountText(account)} muestra ${theText(date)} como fecha de primer atraso, y ${by === 'status' ? 'su estado dice que nunca se atrasó' : 'su historial de pagos muestra ese mes, y todos los demás, sin marca de atraso'}.`,
    innocent: 'La fecha sería correcta si la cuenta se atrasó entonces y el historial o el estado lo omite.',
    request:
      'Que se verifique con la empresa si esta cuenta se atrasó alguna vez, y se quite la fecha si no.',
  },
  missing_dofd: {
    title: 'Falta la fecha de primer atraso en una cuenta negativa',
    statement: ({ account, status }) =>
      `${accountText(account)} se reporta con el estado "${status}", y el campo de la fecha de primer atraso está vacío. Sin esa fecha usted no puede saber hasta cuándo puede mostrarse el dato.`,
    innocent:
      'La empresa puede haber dado la fecha y el informe dejarla fuera; y el campo estaría bien vacío si la cuenta nunca se atrasó.',
    request:
      'Que se verifique esa fecha con la empresa y se muestre, o se elimine el dato si no se puede verificar.',
  },
  dofd_before_opened: {
    title: 'Primer atraso anterior a la apertura de la cuenta',
    statement: ({ account, date, opened }) =>
      `${accountText(account)} muestra ${theText(date)} como fecha de primer atraso y ${theText(opened)} como fecha de apertura. Una cuenta no puede atrasarse antes de existir.`,
    innocent:
      'El primer atraso estaría bien fechado si la fecha de apertura es la de un traspaso a otro administrador; entonces la fecha de apertura está mal.',
    request:
      'Que se verifiquen ambas fechas con la empresa que reporta y se corrijan la de apertura y la de primer atraso.',
  },
  future_date: {
    title: 'Fecha posterior al propio informe',
    statement: ({ account, field, date, printedOn }) =>
      `${accountText(account)} muestra ${theText(date)} como ${pastDates[field]}. El informe es ${ofText(printedOn)}, así que esa fecha todavía no había llegado.`,
    innocent: 'La única explicación es una fecha mal escrita: este campo es para cosas que ya pasaron.',
    request: ({ field }) => `Que se corrija la ${pastDates[field]} de esta cuenta.`,
  },
  opened_after_closed: {
    title: 'Cuenta abierta después de haberse cerrado',
    statement: ({ account, opened, closed }) =>
      `${accountText(account)} muestra ${theText(opened)} como fecha de apertura y ${theText(closed)} como fecha de cierre. Una cuenta no puede cerrarse antes de abrirse.`,
    innocent: 'Una de las dos fechas sería correcta y la otra estaría mal escrita.',
    request: 'Que se verifiquen ambas fechas y se corrija la que esté mal.',
  },
  last_payment_before_opened: {
    title: 'Último pago anterior a la apertura de la cuenta',
    statement: ({ account, date, opened }) =>
      `${accountText(account)} muestra un último pago ${ofText(date)} y ${theText(opened)} como fecha de apertura. Nada puede pagarse en una cuenta antes de que exista.`,
    innocent:
      'Una de las fechas sería correcta y la otra estaría mal escrita; un préstamo tomado de otra empresa conserva su primera fecha de apertura.',
    request: 'Que se verifiquen la fecha de apertura y la del último pago y se corrija la que esté mal.',
  },
} satisfies TextsOf<FactsOfDates>
