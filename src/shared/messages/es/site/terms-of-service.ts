import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalText } from '../../legal-text.ts'

/** `/terms` in Spanish. */
export const termsTexts: LegalText = {
  pageTitle: 'Términos del servicio',
  description: 'Qué compra aquí, qué hace y qué no hace, y qué nos debemos usted y nosotros.',
  lead: 'Qué compra aquí, qué hace y qué no hace, y qué nos debemos usted y nosotros, en palabras claras.',
  earlier: [],
  current: {
    version: legalVersions.terms,
    sections: {
      what: {
        title: 'Qué es esto',
        paragraphs: [
          'ARMOR es software para hacerlo usted mismo, con plantillas, material educativo y sesiones pagadas. Con él busca errores en sus propios informes de crédito y los disputa usted mismo. También prepara una solicitud de financiamiento para su negocio.',
          'Usted decide sobre cada entrada, firma cada carta y la envía. No escribimos en su nombre a ninguna agencia, acreedor ni prestamista.',
        ],
      },
      'what-not': {
        title: 'Qué no es',
        paragraphs: [
          'No somos una organización de reparación de crédito, ni un bufete de abogados, ni un prestamista. Tampoco somos un intermediario de préstamos ni una empresa de liquidación de deudas. Nada de esto es asesoría legal, fiscal ni financiera.',
          'No garantizamos ningún resultado. Una entrada correcta permanece en el informe, se escriba lo que se escriba. Lo que resulte depende de lo que usted haga y de decisiones ajenas.',
          'Usted puede disputar un error ante una agencia por su cuenta, gratis y sin ningún software.',
        ],
      },
      you: {
        title: 'Qué le pedimos',
        paragraphs: ['Puede usar el producto si tiene 18 años o más y vive en los Estados Unidos.'],
        points: [
          'Suba solamente sus propios informes y documentos.',
          'Dispute solo lo que crea equivocado, incompleto o ajeno. Una declaración falsa a una agencia, o una denuncia falsa de robo de identidad, puede ser un delito.',
          'Lea cada carta antes de firmarla.',
          'No comparta sus enlaces para entrar: quien abre uno ve su caso.',
          'No intente entrar por la fuerza, sobrecargar el servicio ni revenderlo.',
        ],
      },
      prices: {
        title: 'Precios y pago',
        paragraphs: [
          'El precio de cada oferta está en su página. La suma que se cobra está en el botón o a su lado. Los precios son en dólares estadounidenses.',
          'Los pagos los recibe nuestro proveedor de pagos. Nunca vemos ni guardamos el número completo de su tarjeta.',
          'El pago de una sesión o de un paquete menor puede contar para uno mayor. Entonces se descuenta antes de que pague, y se muestra.',
        ],
      },
      renewals: {
        title: 'Suscripciones',
        paragraphs: [
          'Una suscripción se renueva al final de cada período, hasta que la cancele. El precio se muestra donde la compra. Todo lo demás se paga una sola vez.',
          'Puede cancelar en cualquier momento desde su cuenta. Lo que ya pagó sigue abierto hasta el final del período.',
          'Un reembolso de un pago no cancela una suscripción, y cancelar no reembolsa un pago. La política de reembolsos dice cuándo se devuelve dinero.',
        ],
      },
      delivery: {
        title: 'Qué recibe y por cuánto tiempo',
        paragraphs: [
          'Qué abre una oferta, cuántas rondas tiene y cuánto tiempo está abierta lo dice su página. Si dos páginas difieren, cuenta la más favorable para usted.',
          'Los documentos se escriben con lo que se leyó en sus informes y lo que usted decidió. La lectura automática puede fallar: compare cada carta con su informe.',
        ],
      },
      funding: {
        title: 'Financiamiento para negocios',
        paragraphs: [
          'Los paquetes de preparación preparan una solicitud. No son un préstamo, ni una oferta de préstamo, ni la promesa de uno.',
          'Una comisión por resultado se debe solo después de recibir el financiamiento, como dicen su página y su acuerdo.',
        ],
      },
      content: {
        title: 'Sus papeles y los nuestros',
        paragraphs: [
          'Lo que sube sigue siendo suyo. Lo usamos para darle el producto, y para nada más.',
          'Las cartas que se hacen para usted son suyas para sus propias disputas. El software, sus plantillas y sus textos siguen siendo nuestros.',
        ],
      },
      liability: {
        title: 'Si algo sale mal',
        paragraphs: [
          'Si el producto no hace lo que dice su página, díganos: lo arreglamos o le devolvemos lo que pagó por esa parte.',
          'Hasta donde la ley lo permite, le debemos en total no más de lo que nos pagó por esa oferta. Esto no limita nada que la ley no nos deje limitar.',
        ],
      },
      ending: {
        title: 'Cómo termina',
        paragraphs: [
          'Puede dejarlo en cualquier momento y pedir que se borre todo lo suyo. El aviso de privacidad dice cómo.',
          'Podemos cerrar una cuenta que se use para engañar a una agencia, a un prestamista o a otra persona. En ese caso se lo decimos por correo electrónico.',
        ],
      },
      changes: {
        title: 'Cambios y ley',
        paragraphs: [
          'La versión que usted aceptó se guarda con su pedido y rige para él. Una versión nueva rige para lo que compre después de su fecha. Las versiones anteriores quedan en esta página.',
          'Rige la ley del estado nombrado arriba. No le quita ninguna protección que le dé la ley de su propio estado. Conserva el derecho de acudir a cualquier tribunal que la ley le abra.',
          'Si esta traducción y el texto en inglés difieren, cuenta lo que sea mejor para usted.',
        ],
      },
    },
  },
}
