import { moneyText } from '../en/english-words.ts'
import type { FactsOfHistory } from '../en/findings-of-history.ts'
import type { TextsOf } from '../finding-texts.ts'
import { accountText, dateText, listOf, listText, markText, onText, theText } from './spanish-words.ts'

export const findingsOfHistory = {
  late_after_repossession: {
    title: 'Atrasos o un pago debido después de que se tomó el bien',
    statement: ({ account, taken, late, payment }) => {
      const said = [
        ...(taken === null ? [] : [`muestra ${markText(taken)}`]),
        ...(late.length === 0 ? [] : [`después ${listOf(late, markText)}`]),
        ...(payment === null ? [] : [`un pago programado de ${moneyText(payment)}`]),
      ]
      return `${accountText(account)} ${taken === null ? 'se reporta con el bien embargado, entregado o ejecutado y muestra ' : ''}${listText(said)}. Una vez tomado el bien, sus cuotas ya no vencen mes a mes.`
    },
    innocent:
      'Las marcas serían correctas si la cuenta se rescató o se restableció, si la venta fue posterior, o si se acordó un plan por lo que quedó después de la venta.',
    request:
      'Que se verifique cuándo se tomó y se vendió el bien y si después vencía algún pago, y se corrija lo que el registro de la empresa no confirme.',
  },
  late_jump: {
    title: 'El historial de pagos salta más de un paso en un mes',
    statement: ({ account, jumps }) =>
      `El historial de ${accountText(account)} muestra ${listOf(jumps, ({ before, after }) => `${markText(before)} y ${markText(after)}`)}. Un pago que no se hace se atrasa unos 30 días más con cada mes.`,
    innocent:
      'La marca posterior puede ser correcta si un pago fue devuelto, de modo que los meses anteriores quedaron sin pagar, o si esos meses se reportaron demasiado favorables.',
    request:
      'Que se verifiquen estos meses con el registro de pagos de la empresa y se corrijan los meses que ese registro no confirme.',
  },
  history_before_opened: {
    title: 'Historial de pagos anterior a la apertura de la cuenta',
    statement: ({ account, opened, first }) =>
      `${accountText(account)} muestra ${theText(opened)} como fecha de apertura, y su propio historial de pagos muestra ${markText(first)}. Una cuenta no tiene historial antes de existir.`,
    innocent:
      'El historial sería correcto si se tomó de una cuenta anterior, cuya fecha de apertura es entonces la que vale.',
    request: 'Que se verifiquen la fecha de apertura y el historial y se corrija lo que esté mal.',
  },
  history_text_conflict: {
    title: 'El historial de pagos y su explicación se contradicen',
    statement: ({ account, stated }) =>
      `De ${accountText(account)}, el texto debajo del historial de pagos nombra ${listOf(stated, markText)}, y el propio historial muestra ${stated.length === 1 ? 'ese mes como pagado' : 'esos meses como pagados'} a tiempo.`,
    innocent: 'La marca de atraso sería correcta si lo mal impreso es el historial.',
    request:
      'Que se verifiquen estos meses con el registro de pagos de la empresa y se elimine la marca de atraso si no se puede verificar.',
  },
  status_history_conflict: {
    title: 'El estado contradice el historial de pagos',
    statement: ({ account, status, late }) =>
      `${accountText(account)} se reporta con el estado "${status}", y su propio historial de pagos muestra ${listOf(late, markText)}. Las dos cosas no pueden ser ciertas.`,
    innocent: 'Las marcas de atraso serían correctas si lo mal impreso es el estado.',
    request:
      'Que se verifiquen estos meses con el registro de pagos de la empresa y se eliminen las marcas de atraso, porque el estado dice que nunca hubo atraso.',
  },
  late_after_closed: {
    title: 'Pago atrasado después de cerrada y pagada la cuenta',
    statement: ({ account, closed, shownBy, late }) =>
      `${accountText(account)} se cerró en ${dateText(closed)}${shownBy === null ? '' : `, como muestra ${shownBy},`} sin deber nada, y su historial muestra ${listOf(late, markText)}. Ningún pago puede atrasarse en una cuenta cerrada y pagada.`,
    innocent: 'Las marcas serían correctas si quedó un saldo después del cierre y se pagó más tarde.',
    request: 'Que se eliminen las marcas de atraso de los meses después del cierre.',
  },
  late_after_chargeoff: {
    title: 'Nuevas marcas de atraso después del cargo a pérdida',
    statement: ({ account, chargedOff, late }) =>
      `El historial de ${accountText(account)} muestra un cargo a pérdida (charge-off) en ${dateText(chargedOff)} y después ${listOf(late, markText)}. Después del cargo a pérdida se debe todo el monto, y ningún pago puede volver a atrasarse.`,
    innocent:
      'Las marcas serían correctas si se revirtió la pérdida y se reabrió la cuenta; entonces hay que corregir la marca de pérdida.',
    request: 'Que se verifique el historial y se eliminen las marcas de atraso después del cargo a pérdida.',
  },
  ok_after_chargeoff: {
    title: 'Meses pagados a tiempo después del cargo a pérdida',
    statement: ({ account, chargedOff, onTime }) =>
      `El historial de ${accountText(account)} muestra un cargo a pérdida (charge-off) en ${dateText(chargedOff)} y luego ${listOf(onTime, dateText)} como ${onTime.length === 1 ? 'pagado' : 'pagados'} a tiempo. Una cuenta cargada a pérdida no tiene pagos que puedan llegar a tiempo, así que el historial se contradice.`,
    innocent:
      'Las marcas a tiempo serían correctas si se revirtió la pérdida y se reabrió la cuenta; entonces hay que corregir la marca de pérdida.',
    request: 'Que se verifique todo el historial de pagos y se elimine el dato si no se puede verificar.',
  },
  late_after_bk_filing: {
    title: 'Pagos atrasados reportados después de presentada la bancarrota',
    statement: ({ account, filed, since, late, discharged }) => {
      const started = filed === null ? `desde ${dateText(since)}` : `presentada ${onText(filed)}`
      const reported = `${accountText(account)} se reporta como parte de una bancarrota ${started}`
      return discharged === null
        ? `${reported}, y su historial muestra ${listOf(late, markText)}, después de presentarse.`
        : `${reported} y liberada (discharge) ${onText(discharged)}, y su historial muestra ${listOf(late, markText)}, después de liberarse. De una deuda ya liberada usted no debe ningún pago.`
    },
    innocent:
      'La deuda sigue en pie hasta que se libera, así que las marcas de un caso abierto pueden estar permitidas; y serían correctas si la deuda se reafirmó, se sigue pagando según un plan o no es parte del caso.',
    request:
      'Que se verifique si en estos meses había pagos por hacer de esta deuda, y se eliminen las marcas de atraso si no los había.',
  },
  cross_late_mismatch: {
    title: 'Un mes atrasado en una agencia y a tiempo en las demás',
    statement: ({ account, bureau, late, onTimeAt }) =>
      `De ${accountText(account)}, ${bureau} muestra ${listOf(late, markText)}; ${listText(onTimeAt)} ${onTimeAt.length === 1 ? 'muestra' : 'muestran'} ${late.length === 1 ? 'el mismo mes como pagado' : 'los mismos meses como pagados'} a tiempo.`,
    innocent:
      'La marca sería correcta si la otra agencia no recibió el pago atrasado o cuenta el mes desde otro día.',
    request:
      'Que se verifique con el registro de pagos de la empresa y se corrija a pagado a tiempo, o se elimine la marca si no se puede verificar.',
  },
} satisfies TextsOf<FactsOfHistory>
