export const entityReadinessBundleTexts = {
  documentTitle: 'Paquete de empresa y preparación: constitución y financiamiento',
  description: (credited: string) =>
    `Ayuda para constituir una LLC, registro del EIN, apertura de cuenta bancaria y plantillas de documentos operativos. De su precio, ${credited} se abonan a las herramientas de preparación.`,
  title: 'Paquete de empresa y preparación',
  lead: '¿Todavía no tiene empresa? Los prestamistas prestan a una que existe en papel: constituida, registrada, con cuenta propia. El paquete le lleva hasta ahí y de paso prepara su expediente.',
  apply: 'Solicitar el paquete',
  featuresTitle: 'Qué incluye el paquete',
  featuresLead: (credited: string) =>
    `${credited} del precio se abonan a las herramientas de preparación: la evaluación no se paga dos veces.`,
  features: [
    {
      title: 'Ayuda para constituir la LLC',
      text: 'Elegir el estado y el nombre, y los papeles de constitución listos para que usted los presente.',
    },
    {
      title: 'Registro del EIN',
      text: 'El formulario completado con usted. El IRS da el número sin costo; usted paga la ayuda.',
    },
    {
      title: 'Apertura de cuenta bancaria',
      text: 'Qué papeles pide un banco y en qué orden. El banco decide si abre la cuenta.',
    },
    {
      title: 'Plantillas de documentos operativos',
      text: 'Acuerdo operativo y resoluciones, para completar con sus propios datos.',
    },
    {
      title: 'Herramientas de preparación',
      text: 'La evaluación de ARMOR Ready, hecha para la empresa que usted acaba de constituir.',
    },
  ],
  stepsTitle: 'De cero a un expediente',
  steps: [
    {
      title: 'Usted solicita',
      text: 'Dice qué clase de empresa prefiere, dónde y para qué. “No estoy seguro” también es una respuesta.',
    },
    { title: 'Nosotros revisamos', text: 'Dentro de 24 horas miramos lo que envió.' },
    {
      title: 'Sus papeles',
      text: 'En 3-5 días hábiles le escribimos sobre sus papeles de constitución. Usted los lee, los firma y los presenta.',
    },
    {
      title: 'Su expediente',
      text: 'Con EIN y cuenta, las herramientas de preparación muestran qué le faltaría todavía a un prestamista.',
    },
  ],
  alreadyTitle: '¿Ya tiene una empresa?',
  alreadyText: 'Entonces solo necesita la evaluación.',
  alreadyLink: 'Conocer ARMOR Ready',
}
