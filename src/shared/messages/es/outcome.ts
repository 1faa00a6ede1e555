import { complaintGate } from '../../rules/complaint-gate.ts'
/** What the disputes have changed, drawn, and where to go on with what stays (on the mail log's page). */
export const outcomeTexts = {
  title: 'Qué cambió con sus disputas',
  lead: 'Contado según las respuestas de las agencias que están aquí. El puntaje no es parte de esto: está en su portal si un informe lo muestra.',
  standings: {
    removed: 'Eliminado',
    corrected: 'Corregido',
    stays: 'Sigue ahí',
    unanswered: 'Sin respuesta sobre eso',
  },
  counted: (count: number, standing: string) => `${standing}: ${count}`,
  bureau: (bureau: string, of: number) =>
    `${bureau}: ${of} ${of === 1 ? 'dato disputado' : 'datos disputados'}`,
  before: (of: number) => `Antes: ${of}`,
  after: (left: number) => `Ahora: ${left}`,
  debts: 'Por cuenta',
  noAccount: 'Sus datos personales',
  columns: { account: 'Cuenta', item: 'Lo que se disputó', now: 'Ahora', since: 'Desde' },
  since: (day: string) => `desde el ${day}`,
  doors: {
    title: 'Cómo seguir',
    lead: (count: number) =>
      count === 1
        ? 'Un dato sigue como estaba. Todavía puede dar estos pasos.'
        : `${count} datos siguen como estaban. Todavía puede dar estos pasos.`,
    procedure: {
      title: 'Pregunte cómo se verificó',
      text: 'La agencia debe describir cómo lo verificó y a quién preguntó, en 15 días desde su pedido. Su próxima carta lo pide.',
      due: (bureau: string, day: string) => `${bureau}: vence el ${day}`,
      met: (bureau: string) => `${bureau}: ya hay una respuesta`,
      waiting: (bureau: string) => `${bureau}: cuenta desde el día en que llegó su carta`,
      link: 'A la próxima ronda',
    },
    furnisher: {
      title: 'Escriba a la empresa que lo reporta',
      text: 'Debe investigar una disputa que usted le envía directamente, a la dirección que indica para disputas. Por lo general tiene 30 días.',
      ready: 'La carta está lista:',
      none: 'Su próxima ronda trae la carta si el informe indica una dirección.',
      due: (company: string, day: string) => `${company}: vence el ${day}`,
      met: (company: string) => `${company}: ya hay una respuesta`,
      waiting: (company: string) => `${company}: cuenta desde el día en que llegó su carta`,
    },
    regulator: {
      title: 'Presente una queja',
      text: `La Oficina para la Protección Financiera del Consumidor (CFPB) recibe quejas sobre agencias, cobradores y la mayoría de los bancos. Su formulario pide que la agencia haya respondido o haya tenido más de ${complaintGate.days} días.`,
      since: (bureau: string, day: string) => `Sobre ${bureau}: desde su respuesta del ${day}`,
      from: (bureau: string, day: string) =>
        `Sobre ${bureau}: desde el ${day}, a menos que su respuesta llegue antes`,
      kinds: {
        occ: (company: string) =>
          `${company} parece un banco nacional: la OCC también recibe quejas (helpwithmybank.gov).`,
        ncua: (company: string) =>
          `${company} parece una cooperativa de crédito: la NCUA recibe quejas sobre las federales (mycreditunion.gov).`,
      },
      ready: 'El texto de su queja está entre sus documentos.',
    },
    attorneyGeneral: {
      title: 'Avise al fiscal general de su estado',
      text: 'La oficina recibe quejas sobre empresas y puede actuar cuando son muchas. No actúa como su abogado.',
      link: 'Encuentre la oficina de su estado en usa.gov',
    },
    statement: {
      title: 'Agregue su propia declaración a su archivo de crédito',
      text: 'La agencia debe mostrar entonces su declaración, o un resumen, junto al dato. Si le ayuda a escribirla, puede limitarla a 100 palabras. Puede nombrar a quienes recibieron su informe en los últimos seis meses (dos años para un empleo). La agencia les avisa también.',
      show: (bureau: string) => `Carta a ${bureau}, para copiar (en inglés, porque la lee la agencia)`,
      copied: 'Copiada',
      copy: 'Copiar esta carta',
    },
    lawyer: {
      title: 'Consulte a un abogado',
      text: 'Algunos toman estos casos sin cobrarle: si gana, la ley hace que pague la otra parte.',
      until: (day: string) => `Hágalo mucho antes del ${day}: después, un reclamo puede llegar tarde.`,
      link: 'Encuentre un abogado del consumidor en consumeradvocates.org',
    },
  },
} as const
