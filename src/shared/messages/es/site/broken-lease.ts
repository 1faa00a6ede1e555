export const brokenLeaseTexts = {
  documentTitle: 'Kit para contratos de alquiler interrumpidos: dispute errores en registros de alquiler',
  description:
    'Cartas e instrucciones para disputar errores sobre un contrato de alquiler interrumpido: ante las agencias de crédito, las empresas de evaluación de inquilinos y el cobrador de la deuda.',
  title: 'Kit para contratos de alquiler interrumpidos',
  lead: 'Un alquiler que terminó mal en el papel le sigue hasta la próxima solicitud. Si lo que dicen los registros es incorrecto, usted puede disputarlo en cada lugar que lo guarda.',
  seePricing: 'Ver los precios',
  paths: {
    landlord: 'Arrendador',
    carriers: ['Cobrador', 'Empresa de evaluación', 'Tribunal'],
    files: ['Tres informes de crédito', 'Expediente de inquilino', 'Registro de desalojo'],
    nextLandlord: 'Lo lee el próximo arrendador',
    inWords:
      'Lo que anota un arrendador llega a tres expedientes: por un cobrador, a los tres informes de crédito; por una empresa de evaluación, al expediente de inquilino; por un tribunal, al registro de desalojo. El próximo arrendador los lee.',
  },
  impactTitle: 'Dónde aparece un contrato interrumpido',
  impactLead:
    'Un dato, hasta tres archivos. Cada uno lo lleva otra empresa, y una corrección en uno no llega por sí sola a los otros.',
  impact: [
    {
      title: 'Sus informes de crédito',
      text: 'Cuando un arrendador pasa el alquiler sin pagar a un cobrador, este puede reportarlo a Experian, Equifax y TransUnion. Puede quedarse hasta siete años.',
    },
    {
      title: 'Expedientes de inquilino',
      text: 'Los arrendadores compran informes a empresas de evaluación. La misma ley federal que obliga a las agencias de crédito las obliga a ellas: usted puede ver su expediente y disputarlo.',
    },
    {
      title: 'Registros judiciales',
      text: 'Un caso de desalojo puede aparecer aunque se haya desestimado. Un registro que calla cómo terminó el caso se puede disputar por incompleto.',
    },
  ],
  pictureTitle: 'Cómo se ve un error',
  picture: {
    heading: 'De un informe de inquilino, página 2',
    account: 'Apartamentos de ejemplo, unidad 12',
    rows: [
      { label: 'Fin del contrato', value: '31 de mayo de 2024' },
      { label: 'Se mudó', value: '31 de mayo de 2024' },
      { label: 'Estado', value: 'Contrato interrumpido por el inquilino' },
    ],
    markedRow: 2,
    noteTitle: 'Por qué no puede ser correcto',
    note: 'Un inquilino que se muda el último día del contrato no se fue antes. Las fechas y el estado no pueden ser ciertos a la vez.',
    letterTitle: 'Lo que dice la carta',
    letter:
      '“Su informe, página 2, da el 31 de mayo de 2024 como fin del contrato. Ese día me mudé. Aun así dice que lo interrumpí. Corrijan el estado, por favor.” (La carta se escribe en inglés.)',
    caption: 'Un ejemplo dibujado. Sus cartas citan sus propios informes.',
  },
  stepsTitle: 'Tres pasos',
  steps: [
    {
      title: 'Consiga sus expedientes',
      text: 'Los tres informes de crédito son gratis en AnnualCreditReport.com. El arrendador que no lo aceptó debe decirle qué empresa hizo el informe; ella le da una copia gratis si la pide dentro de 60 días.',
    },
    {
      title: 'Compárelos con sus papeles',
      text: 'Contrato, inspección de salida, recibos, cartas. La lista dice qué papel demuestra qué línea está mal.',
    },
    {
      title: 'Envíe las cartas',
      text: 'A las agencias, a la empresa de evaluación y al cobrador, por correo certificado. El registro muestra cuándo vence cada respuesta.',
    },
  ],
  timelineTitle: 'Cuánto tarda',
  timelineLead:
    'Contado desde el día en que usted empieza. Algunos casos terminan con las primeras respuestas, otros necesitan las cuatro etapas.',
  stages: [
    { title: 'Preparación', text: 'Expedientes pedidos, papeles reunidos, cartas completadas y enviadas.' },
    {
      title: 'Primeras respuestas',
      text: 'Las agencias y las empresas de evaluación tienen 30 días desde que la reciben para investigar, en algunos casos 45.',
    },
    {
      title: 'Segunda ronda',
      text: 'Las respuestas que no van con lo que usted mostró reciben otra carta: a la empresa y a quien reporta el dato.',
    },
    {
      title: 'Datos difíciles de corregir',
      text: 'Quejas ante la CFPB o el estado, y expedientes nuevos para ver si las correcciones se mantienen.',
    },
  ],
  pricingTitle: 'Precios',
  pricingLead:
    'Según cuántos lugares guardan el dato equivocado. Los kits de alquiler son para registros de alquiler y desalojo; los de contrato interrumpido, también para la deuda.',
  buy: (price: string) => `Comprar por ${price}`,
}
