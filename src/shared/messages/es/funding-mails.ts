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
  noPromise: 'Con este correo ningún prestamista ha aprobado nada, y no se promete ningún financiamiento.',
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
}
