export const creditFastTrackModuleTexts = {
  documentTitle: 'Módulo Credit Fast Track: tres ciclos en 90 días',
  description:
    'Tres ciclos de disputa, a los 0-30, 30-60 y 60-90 días: para informes con muchos datos negativos y puntajes menores de 600. Cartas a agencias, empresas que reportan y cobradores, con un plan para cada ciclo.',
  title: 'Módulo Credit Fast Track',
  lead: 'Para quienes tienen un puntaje menor de 600 y muchos datos negativos en sus informes: cada error que se puede mostrar, puesto en orden y disputado en tres ciclos de 30 días.',
  buy: (price: string) => `Comprar el módulo por ${price}`,
  cyclesTitle: 'Tres ciclos, 90 días',
  cyclesLead:
    'Una agencia tiene 30 días para investigar, en algunos casos 45. Por eso un ciclo puede empezar mientras todavía falta una respuesta; el plan dice qué cartas la esperan.',
  cycles: [
    {
      days: '0-30 días',
      title: 'Ciclo 1',
      text: 'Los errores que los propios informes muestran.',
      steps: [
        'Lea sus tres informes uno al lado del otro',
        'Envíe las primeras cartas a las agencias',
        'Pida a los cobradores que validen',
      ],
    },
    {
      days: '30-60 días',
      title: 'Ciclo 2',
      text: 'Las respuestas que llegaron y las empresas detrás de los datos.',
      steps: [
        'Compare cada respuesta con lo que pidió',
        'Dispute directamente con quienes informaron',
        'Pregunte cómo se verificó una línea',
      ],
    },
    {
      days: '60-90 días',
      title: 'Ciclo 3',
      text: 'Las líneas que siguen equivocadas después de dos cartas.',
      steps: [
        'Compare informes nuevos con los primeros',
        'Insista con pruebas nuevas',
        'Presente una queja donde faltó una obligación',
      ],
    },
  ],
  forTitle: 'Para quién es',
  forItems: [
    {
      title: 'Puntajes menores de 600',
      text: 'Un puntaje bajo suele venir con muchos datos negativos. Los equivocados se pueden disputar; los correctos se quedan.',
    },
    {
      title: 'Muchas cuentas a la vez',
      text: 'Cuentas cargadas a pérdida, cobranzas y atrasos en varias empresas necesitan un orden; si no, las respuestas se confunden.',
    },
    {
      title: 'Una fecha a la vista',
      text: 'Usted quiere saber en qué punto estará en 90 días. Los ciclos le dicen qué estará hecho para entonces, no qué decidirá una agencia.',
    },
  ],
  cannotTitle: 'Lo que no puede hacer',
  cannotText:
    'Ningún módulo fija un puntaje y ninguno puede quitar lo que es exacto. “Fast” (rápido) quiere decir que de su lado no se pierde un día: las cartas salen cuando pueden salir, y a cada respuesta le sigue la carta siguiente.',
  supportTitle: 'Soporte',
  supportText:
    'Por correo electrónico, de lunes a viernes, de 9\u00a0a.\u00a0m. a 6\u00a0p.\u00a0m., hora del Este.',
}
