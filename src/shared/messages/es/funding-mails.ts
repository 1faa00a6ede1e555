import type { fundingMailTexts as english } from '../en/funding-mails.ts'

/** Mails about a funding application, in Spanish. */
export const fundingMailTexts: typeof english = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  statuses: {
    'intake-pending': 'Solicitud sin terminar',
    'intake-received': 'Solicitud recibida',
    'under-review': 'En revisión',
    'docs-needed': 'Faltan documentos',
    submitted: 'Presentada',
    'awaiting-decision': 'En espera de la decisión',
    'result-posted': 'Resultado publicado',
    closed: 'Cerrada',
  },
  button: 'Abrir mi solicitud',
  once: 'El enlace sirve durante siete días, en el primer navegador que lo abra. Puede pedir otro en la página de estado.',
  noPromise:
    'Con este correo electrónico ningún prestamista ha aprobado nada, y no se promete ningún financiamiento.',
  nextAction: 'Lo que debe hacer ahora',
  received: {
    subject: 'Tenemos su solicitud de financiamiento',
    title: 'Solicitud recibida',
    text: 'Gracias. Revisaremos su solicitud y nos comunicaremos con usted en un plazo de 24 horas.',
  },
  status: {
    subject: (status) => `Su solicitud de financiamiento: ${status}`,
    title: 'Su solicitud ha avanzado',
    text: (status) => `Su estado es ahora: ${status}.`,
  },
  document: {
    subject: (name) => `Necesitamos un documento: ${name}`,
    title: 'Hace falta un documento',
    text: (name) => `Para su solicitud de financiamiento, suba por favor: ${name}.`,
    optional: 'Es opcional: la solicitud sigue adelante sin él.',
  },
  message: {
    subject: 'Una respuesta sobre su solicitud de financiamiento',
    title: 'Le hemos respondido',
    signed: (author) => `${author}, soporte de ARMOR`,
    reply: 'Para contestar, abra su solicitud con el botón.',
  },
  judged: {
    subjectPassed: 'Su precalificación: se cumplen los seis requisitos',
    subjectNotPassed: (missing) =>
      missing === 1
        ? 'Su precalificación: un requisito no se cumple'
        : `Su precalificación: ${missing} requisitos no se cumplen`,
    title: 'La respuesta de su precalificación',
    passed: 'Revisamos lo que usted subió. Se cumplen los seis requisitos.',
    notPassed: (missing, all) =>
      missing === 1
        ? `Revisamos lo que usted subió. De los ${all} requisitos, uno no se cumple.`
        : `Revisamos lo que usted subió. De los ${all} requisitos, ${missing} no se cumplen.`,
    met: 'Se cumple',
    notMet: 'No se cumple',
    packageOpen: (price) =>
      `Ya puede comprar el paquete de solicitud por ${price} en la página de estado de su solicitud. No está obligado a comprarlo.`,
    packagePaid: 'Su paquete de solicitud ya está pagado; para él no cambia nada.',
    whatToChange:
      'Lo que no se cumple está arriba con su motivo. Cuando pueda demostrarlo, suba los papeles en la página de estado y escríbanos allí: lo revisamos otra vez.',
    packageLater: 'El paquete de solicitud se puede comprar cuando se cumplen los seis.',
    meaning:
      'Nuestro personal vio sus papeles y nada más. Que un requisito se cumpla no quiere decir que un prestamista lo vea así.',
  },
  link: {
    subject: 'El enlace a su solicitud de financiamiento',
    title: 'Su solicitud',
    text: 'Usted pidió el enlace a su solicitud. Si no fue usted, no tiene que hacer nada.',
  },
  draft: {
    subject: 'Siga con su solicitud de financiamiento',
    title: 'Siga con su formulario',
    text: 'Con este enlace sigue llenando su solicitud de financiamiento en otro navegador o en otro dispositivo.',
    button: 'Seguir con el formulario',
    once: 'El enlace sirve durante siete días, en el primer navegador que lo abra. Puede enviarse otro desde el formulario.',
  },
  deletion: {
    subject: (day: string) => `Nos pidió borrar su solicitud de financiamiento el ${day}`,
    title: 'Su solicitud de borrado',
    text: (day: string) =>
      `Alguien que tiene abierta su solicitud de financiamiento nos pidió borrarla con todo lo relacionado. Se hará el ${day} y después no se puede deshacer.`,
    keep: 'Si no fue usted, o si lo piensa mejor, abra la solicitud y retire el borrado antes de ese día. Allí también puede descargar todo.',
  },
  retention: {
    subject: (day: string) => `Su solicitud de financiamiento se borrará el ${day}`,
    title: 'Su solicitud se borrará pronto',
    text: (day: string) =>
      `Su solicitud de financiamiento no se ha usado en casi dos años. El ${day} la borramos con todo lo relacionado: sus respuestas, archivos y mensajes.`,
    keep: 'Para conservarla, ábrala antes de ese día. Para llevarse una copia, descargue allí todo.',
  },
}
