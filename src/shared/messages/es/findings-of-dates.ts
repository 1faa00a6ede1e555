import type { RuleTexts } from '../en/findings.ts'

/** Rules about when a delinquency began and when an entry must go, by rule key. */
export const findingsOfDates: Record<string, RuleTexts> = {
  obsolete_negative: {
    title: 'Cuenta negativa con más de siete años desde el primer atraso',
    meaning:
      'Una cuenta en cobranza o cargada a pérdida solo puede mostrarse siete años, que la ley cuenta desde 180 días después del primer atraso. Según las fechas que imprime el propio informe, ya pasó la fecha en que debía eliminarse por la ley, por la práctica de las agencias o por la propia agencia.',
    innocent:
      'Estaría permitido si la cuenta se puso al día después de esa fecha y volvió a atrasarse, si la fecha de eliminación impresa no es la que corresponde, o si es un préstamo estudiantil federal, para el que rigen otros plazos. Si solo pasaron los siete años y aún no los 180 días, la ley todavía permite el dato y lo que se pide es la práctica de las agencias.',
    request: 'Que la agencia elimine esta cuenta de su expediente.',
  },
  obsolete_late_payment: {
    title: 'Pago atrasado de hace más de siete años',
    meaning:
      'El historial todavía muestra un atraso de hace más de siete años en una cuenta que nunca se dio por perdida. Cada marca de atraso tiene su propio plazo de siete años.',
    innocent:
      'Las marcas estarían permitidas si el informe se pidió para un fin al que no se aplica el límite, o si es un préstamo estudiantil federal, para el que rigen otros plazos.',
    request: 'Que se eliminen estas marcas de atraso.',
  },
  obsolete_hard_inquiry: {
    title: 'Consulta de crédito de hace más de 2 años',
    meaning:
      'Por práctica publicada de las agencias, que no es una ley, una consulta de crédito se muestra durante dos años. Esta sigue en el informe después de ese tiempo.',
    innocent:
      'La ley no fija un límite de dos años para una consulta; es la práctica de las agencias la que la retira.',
    request: 'Que se retire esta consulta, según la práctica de la agencia.',
  },
  dofd_mismatch_bureaus: {
    title: 'La fecha del primer atraso difiere más de 6 meses entre agencias',
    meaning:
      'Una cuenta tiene una sola fecha de primer atraso, la misma para todas las agencias, y de ella sale la fecha de eliminación. Las fechas impresas, o las que se deducen de la eliminación, están a más de seis meses.',
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después del primer atraso y volvió a atrasarse.',
    request:
      'Que se verifique con la empresa que reporta cuándo empezó el incumplimiento, se corrija la fecha y se fije por ella la de eliminación.',
  },
  reaged_between_uploads: {
    title: 'La fecha de incumplimiento o de eliminación se movió hacia adelante desde un informe anterior',
    meaning:
      'Un informe anterior de la misma agencia mostraba una fecha más temprana para la misma cuenta. Una venta, un pago o un cobrador nuevo no mueve esa fecha.',
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después de la primera fecha y volvió a atrasarse.',
    request: 'Que se verifique la fecha con la empresa que reporta y se corrija a la anterior.',
  },
  reaged_dofd_by_collector: {
    title: 'La fecha de primer atraso del cobrador es posterior a la del acreedor original',
    meaning:
      'El cobrador y el acreedor original reportan la misma deuda con fechas distintas de primer atraso. Una venta o un cobrador nuevo no mueve esa fecha.',
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día después de la primera y volvió a atrasarse antes de la cobranza; y ambas serían correctas si son dos deudas distintas.',
    request:
      'Que se verifique con las dos empresas cuándo empezó el incumplimiento que llevó a la cobranza, se reporte esa sola fecha en ambos datos y se fije por ella la de eliminación.',
  },
  reaged_dofd_vs_history: {
    title: 'Fecha de primer atraso posterior al primer mes atrasado que llevó a él',
    meaning:
      'El propio historial de pagos muestra un atraso anterior, y desde entonces ningún mes pagado a tiempo. El incumplimiento empezó, pues, antes de la fecha impresa.',
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día entretanto y el historial no lo muestra, o si es un préstamo estudiantil federal, para el que rigen otros plazos.',
    request:
      'Que se verifique la fecha, se corrija al mes que muestra el historial y se fije por ella la de eliminación.',
  },
  reaged_dofd_after_chargeoff: {
    title: 'Fecha del primer atraso posterior al cargo a pérdida',
    meaning:
      'El historial muestra que la cuenta ya estaba cargada a pérdida (charge-off) antes de la fecha impresa de primer atraso. El incumplimiento que lleva a la pérdida viene antes.',
    innocent:
      'La fecha posterior solo sería correcta si la cuenta se puso al día después del cargo a pérdida y volvió a atrasarse.',
    request:
      'Que se verifique la fecha, se corrija a la del incumplimiento que llevó a la pérdida y se fije por ella la de eliminación.',
  },
  removal_date_beyond_7y: {
    title: 'La fecha de eliminación impresa pasa de siete años y 180 días desde el primer mes atrasado',
    meaning:
      'Contados desde el primer mes atrasado que muestra el propio historial, los siete años y 180 días terminan antes de la fecha de eliminación impresa.',
    innocent:
      'La fecha posterior sería correcta si la cuenta se puso al día entretanto y el historial no lo muestra.',
    request:
      'Que se verifique la fecha de primer atraso y se corrija la de eliminación para contarla desde ese mes.',
  },
  dofd_on_account_never_late: {
    title: 'Fecha de primer atraso en una cuenta que nunca se atrasó',
    meaning:
      'La cuenta muestra una fecha de primer atraso, y su estado o su historial dice que nunca se atrasó.',
    innocent: 'La fecha sería correcta si la cuenta se atrasó entonces y el historial o el estado lo omite.',
    request:
      'Que se verifique con la empresa si esta cuenta se incumplió alguna vez, y se quite la fecha si no.',
  },
  missing_dofd: {
    title: 'Falta la fecha de primer atraso en una cuenta negativa',
    meaning:
      'La cuenta está en cobranza o cargada a pérdida y el campo de la fecha de primer atraso está vacío. Sin esa fecha usted no puede saber hasta cuándo puede mostrarse el dato.',
    innocent:
      'La empresa puede haber dado la fecha y el informe dejarla fuera; y el campo estaría bien vacío si la cuenta nunca se incumplió.',
    request:
      'Que se verifique esa fecha con la empresa y se muestre, o se elimine el dato si no se puede verificar.',
  },
  dofd_before_opened: {
    title: 'Primer incumplimiento anterior a la apertura de la cuenta',
    meaning: 'Una cuenta no puede atrasarse antes de existir. Una de las dos fechas está mal.',
    innocent:
      'El incumplimiento estaría bien fechado si la fecha de apertura es la de un traspaso a otro administrador; entonces la fecha de apertura está mal.',
    request:
      'Que se verifiquen ambas fechas con la empresa que reporta y se corrijan la de apertura y la de primer atraso.',
  },
  future_date: {
    title: 'Fecha posterior al propio informe',
    meaning: 'Este campo registra algo que ya pasó, y la fecha impresa todavía no había llegado.',
    innocent: 'No hay otra explicación que una fecha mal escrita.',
    request: 'Que se corrija esa fecha de la cuenta.',
  },
  opened_after_closed: {
    title: 'Cuenta abierta después de haberse cerrado',
    meaning: 'Una cuenta no puede cerrarse antes de abrirse. Una de las dos fechas está mal.',
    innocent: 'Una de las dos fechas sería correcta y la otra estaría mal escrita.',
    request: 'Que se verifiquen ambas fechas y se corrija la que esté mal.',
  },
  last_payment_before_opened: {
    title: 'Último pago anterior a la apertura de la cuenta',
    meaning: 'Nada puede pagarse en una cuenta antes de que exista.',
    innocent:
      'Una de las fechas sería correcta y la otra estaría mal escrita; un préstamo tomado de otra empresa conserva su primera fecha de apertura.',
    request: 'Que se verifiquen la fecha de apertura y la del último pago y se corrija la que esté mal.',
  },
}
