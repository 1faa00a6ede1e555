import type { getReportsTexts as english } from '../en/get-reports.ts'
import type { Widen } from '../messages.ts'

export const getReportsTexts: Widen<typeof english> = {
  pageTitle: 'Cómo obtener sus informes de crédito',
  title: 'Obtenga sus tres informes de crédito',
  lead: 'Son gratis cada semana en AnnualCreditReport.com, el sitio que prevé la ley federal. Calcule unos 20 minutos para los tres, en su teléfono o computadora.',
  needTitle: 'Tenga esto a mano',
  need: [
    'Su número de Seguro Social y su fecha de nacimiento',
    'Su dirección, y la anterior si se mudó en los últimos dos años',
    'Un estado de cuenta de un préstamo o una tarjeta, para las preguntas sobre sus cuentas',
  ],
  open: 'Abrir AnnualCreditReport.com',
  opensNew: 'abre otro sitio web',
  askTitle: 'Pida sus informes',
  ask: [
    {
      title: 'Revise la dirección',
      text: 'Debe decir annualcreditreport.com. Los informes son gratis. Si una página le pide una tarjeta, salga de ella.',
    },
    {
      title: 'Toque el botón para pedir sus informes',
      text: 'Llene el formulario una sola vez. El sitio está en inglés: escriba su nombre y su dirección como aparecen en sus facturas.',
    },
    {
      title: 'Elija las tres agencias',
      text: 'Marque Equifax, Experian y TransUnion. Después los recibe uno tras otro.',
    },
    {
      title: 'Responda las preguntas de cada agencia',
      text: 'Tratan de préstamos, tarjetas y direcciones anteriores. “None of these” (ninguna de estas) puede ser la respuesta correcta. Tómese su tiempo: la página puede cerrarse después de un rato.',
    },
    {
      title: 'Guarde cada informe antes de pasar al siguiente',
      text: 'Es posible que no pueda volver a él. Cómo guardarlo depende de la agencia: vea abajo.',
    },
  ],
  saveTitle: 'Guarde el informe',
  saveLead: 'En su pantalla los botones pueden llamarse un poco diferente.',
  bureaus: {
    equifax: [
      'Su informe se abre como PDF o con un botón para descargarlo. Toque “Download”.',
      'Elija Archivos en un iPhone, o Descargas en un teléfono Android.',
      'Abra el archivo: la primera página dice “Equifax” y muestra un número de confirmación.',
    ],
    experian: [
      'Su informe se abre como página web. Toque el botón para imprimir el informe (“Print”), para que todo quede en una página.',
      'Guarde esa página como PDF, como se muestra en “Guarde una página como PDF”.',
      'Abra el archivo: la primera página dice “At a Glance” y muestra un número de informe.',
    ],
    transunion: [
      'Su informe se abre como página web. Toque el botón para imprimirlo o descargarlo (“Print” o “Download”).',
      'Si ve una página web, guárdela como PDF, como se muestra en “Guarde una página como PDF”.',
      'Abra el archivo: la primera página dice “Personal Credit Report for” y muestra un número de archivo.',
    ],
  },
  phoneTitle: 'Guarde una página como PDF',
  phones: [
    {
      title: 'iPhone',
      text: 'Toque Compartir y luego Imprimir. En la vista previa toque otra vez Compartir y luego Guardar en Archivos.',
    },
    {
      title: 'Android',
      text: 'Toque los tres puntos, luego Compartir y luego Imprimir. Elija “Guardar como PDF” y toque el botón PDF.',
    },
    {
      title: 'Computadora',
      text: 'Presione Ctrl y P, o Comando y P en una Mac. Elija “Guardar como PDF” como impresora.',
    },
  ],
  refusedTitle: 'Si una agencia se niega',
  refused: [
    {
      title: 'Dice que no puede confirmar quién es usted',
      text: 'No adivine una y otra vez. Pida ese informe por teléfono o por correo postal, como se muestra abajo. Mientras tanto, suba los otros dos.',
    },
    {
      title: 'Dice que usted lo pidió demasiadas veces',
      text: 'Espere una semana e inténtelo de nuevo, o use un informe reciente que ya tenga.',
    },
    {
      title: 'Pide documentos',
      text: 'Envíe copias, nunca originales: su licencia de conducir o identificación estatal, y una factura o un estado de cuenta que muestre su dirección.',
    },
    {
      title: 'Su crédito está congelado',
      text: 'Un congelamiento de seguridad no le impide obtener su propio informe. No tiene que quitarlo.',
    },
    {
      title: 'No encuentra ningún archivo a su nombre',
      text: 'Es posible que esa agencia no tenga uno. Revise si hay errores en su nombre y su dirección. Si sigue igual, suba los informes que tenga.',
    },
    {
      title: 'La página se corta o queda vacía',
      text: 'Inténtelo más tarde con otro navegador, sin modo privado. Si se corta otra vez, pídalo por teléfono.',
    },
  ],
  otherTitle: 'Por teléfono o por correo postal',
  phone: {
    title: 'Por teléfono',
    text: 'Una grabación le hace las preguntas. Diga de qué agencias quiere el informe.',
    number: '877-322-8228',
    label: 'Llamar al 877-322-8228',
  },
  mail: {
    title: 'Por correo postal',
    text: 'Imprima el formulario “Annual Credit Report Request Form” de AnnualCreditReport.com. Llénelo con tinta negra o azul, en letras mayúsculas. Envíelo a:',
    address: ['Annual Credit Report Request Service', 'P.O. Box 105281', 'Atlanta, GA 30348-5281'],
    after:
      'La agencia debe enviarle su informe dentro de 15 días después de recibir su solicitud. Llega en papel: tome fotos de todas sus páginas y súbalas.',
  },
  doneTitle: '¿Ya tiene un informe?',
  doneText: 'Súbalo tal como está. Le diremos de qué agencia es y si falta alguna página.',
  upload: 'Suba sus informes',
}
