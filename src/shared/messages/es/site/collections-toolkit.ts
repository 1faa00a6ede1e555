export const collectionsToolkitTexts = {
  documentTitle: 'Kit de cobranzas: dispute errores en cuentas en cobranza',
  description:
    'Cartas e instrucciones para disputar cuentas en cobranza: solicitud de validación al cobrador, cartas de disputa para las tres agencias, un calendario y un registro de envíos certificado.',
  title: 'Kit de cobranzas',
  lead: 'Monto equivocado, fecha equivocada, deuda ajena, reportada dos veces: las cuentas en cobranza pasan por muchas manos, y los errores con ellas. El kit le da las cartas y el orden en que se envían.',
  buy: (price: string) => `Comprar el kit por ${price}`,
  pictureTitle: 'Cómo se ve un error',
  picture: {
    heading: 'De un informe de crédito, página 11',
    account: 'Cobranzas de ejemplo, cuenta terminada en 2080',
    rows: [
      { label: 'Fecha del primer atraso', value: 'marzo de 2019' },
      { label: 'Asignada al cobrador', value: 'junio de 2023' },
      { label: 'En el informe hasta', value: 'junio de 2030' },
    ],
    markedRow: 2,
    noteTitle: 'Por qué no puede ser correcto',
    note: 'Los siete años empiezan 180 días después del atraso que llevó a la cobranza. Terminan a más tardar en septiembre de 2026. Un cobrador nuevo no los hace empezar otra vez.',
    letterTitle: 'Lo que dice la carta',
    letter:
      '“Su informe, página 11, muestra un primer atraso en marzo de 2019 y mantiene la cuenta hasta junio de 2030. Los siete años terminan en 2026. Corrijan la fecha, por favor.” (La carta se escribe en inglés.)',
    caption: 'Un ejemplo dibujado. Sus cartas citan sus propios informes.',
  },
  limit: {
    heading: 'Cuánto tiempo puede estar esta cuenta en el informe',
    parts: [
      {
        title: '180 días',
        text: 'De marzo a septiembre de 2019: el tiempo antes de que empiecen los siete años.',
      },
      { title: 'Siete años', text: 'De septiembre de 2019 a septiembre de 2026: puede reportarse.' },
      { title: 'Demasiado', text: 'De septiembre de 2026 a junio de 2030: lo que el informe agrega.' },
    ],
  },
  insideTitle: 'Qué trae',
  inside: [
    {
      title: 'Solicitud de validación',
      text: 'Al cobrador. Si llega dentro de los 30 días de su aviso, él debe dejar de cobrar hasta que verifique la deuda.',
    },
    {
      title: 'Tres cartas de disputa',
      text: 'Una para cada agencia, con lugar para la línea que usted disputa y el papel que la desmiente.',
    },
    {
      title: 'Calendario',
      text: 'Qué vence y cuándo, para usted y para ellos, contado desde el día del envío.',
    },
    {
      title: 'Registro de envíos',
      text: 'Para correo certificado: número, día de recepción, respuesta. Lo necesita si presenta una queja.',
    },
  ],
  timelineTitle: 'Cuánto tarda',
  timelineLead:
    'Cuatro etapas, contadas desde el día en que usted empieza. No todas las cuentas las necesitan.',
  stages: [
    { title: 'Preparación', text: 'Informes marcados, cartas completadas, firmadas y enviadas.' },
    {
      title: 'Primeras respuestas',
      text: 'Las agencias tienen 30 días desde que la reciben para investigar, en algunos casos 45. El cobrador a quien usted escribió a tiempo debe verificar antes de seguir.',
    },
    {
      title: 'Segunda ronda',
      text: 'Otra carta a las respuestas que no van con lo que usted mostró, y disputas directas con el cobrador.',
    },
    {
      title: 'Datos difíciles de corregir',
      text: 'Quejas, e informes nuevos para ver si las correcciones se mantienen.',
    },
  ],
  questions: [
    {
      question: '¿Cuánto tarda?',
      answer:
        'Lo típico es 30-120 días. Las cuatro etapas de arriba muestran todo el margen: algunas cuentas terminan con las primeras respuestas, otras llegan a 180 días. Nadie puede saberlo antes.',
    },
    {
      question: '¿Cuándo recibo el kit?',
      answer:
        'De inmediato: la página que sigue al pago abre su guía, y también el enlace de su recibo. El acceso se da a más tardar en 24-48 horas.',
    },
    {
      question: '¿Desaparecerá la cobranza de mis informes?',
      answer:
        'Nadie puede prometerlo. Una agencia debe corregir o borrar lo inexacto, lo incompleto y lo que no se puede verificar. Una cobranza bien reportada se queda sus siete años.',
    },
    {
      question: '¿Una disputa arregla la deuda?',
      answer:
        'No. Una disputa trata de lo que se reporta. Si usted debe el dinero, lo sigue debiendo. Y si le demandan, una carta de disputa no responde al tribunal: responda a tiempo y consulte a un abogado o a la ayuda legal.',
    },
    {
      question: '¿Puedo devolverlo?',
      answer: 'Una vez dado el acceso, la compra es definitiva y no se reembolsa.',
    },
  ],
}
