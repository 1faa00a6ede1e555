import type { RuleTexts } from '../en/findings.ts'

/** Rules about personal information, inquiries and the marks of a dispute, by rule key. */
export const findingsOfIdentity: Record<string, RuleTexts> = {
  ssn_mismatch: {
    title: 'Los últimos cuatro dígitos del Seguro Social difieren en una agencia',
    meaning: 'Una persona tiene un solo número de Seguro Social, así que no todos pueden ser correctos.',
    innocent:
      'Un prestamista pudo enviar dos dígitos cambiados. Si hay datos de otra persona mezclados, el número es de ella.',
    request:
      'Que se corrija el número al del comprobante que usted incluye y se revise si hay datos de otra persona en su expediente.',
  },
  dob_mismatch: {
    title: 'La fecha de nacimiento difiere en una agencia',
    meaning: 'Una persona tiene una sola fecha de nacimiento, así que no todas pueden ser correctas.',
    innocent:
      'Un prestamista pudo enviar una fecha mal escrita. Si hay datos de otra persona con un nombre parecido, la fecha es de ella.',
    request:
      'Que se corrija la fecha de nacimiento a la de la identificación que usted incluye y se revise si hay datos de otra persona en su expediente.',
  },
  wrong_name_variant: {
    title: 'Nombre que solo una agencia muestra',
    meaning: 'Una agencia muestra un nombre que no es una forma del suyo y que ningún otro informe muestra.',
    innocent: 'Puede ser un nombre de soltera, un nombre anterior o un apodo.',
    request:
      'Que se verifique ese nombre, se quite de su expediente y se revise si hay datos de otra persona.',
  },
  unknown_address: {
    title: 'Dirección que solo una agencia muestra',
    meaning: 'Una agencia muestra una dirección que los otros informes no muestran.',
    innocent: 'Puede ser un domicilio anterior, o la dirección de un familiar o del trabajo.',
    request: 'Que se verifique esa dirección y se quite de su expediente.',
  },
  mixed_file_account: {
    title: 'Cuenta que puede ser de otra persona',
    meaning: 'Según el año de nacimiento, la cuenta se habría abierto antes de los 18 años de edad.',
    innocent: 'La fecha de apertura puede estar mal escrita y la cuenta ser suya.',
    request:
      'Que se verifique de quién es esta cuenta, se elimine de su expediente y se revise si hay otros datos de otra persona.',
  },
  deceased_indicator: {
    title: 'Su informe lleva una marca de fallecimiento',
    meaning: 'El informe lleva una marca de que alguien falleció.',
    innocent: 'La marca puede ser de un titular conjunto de la cuenta que falleció.',
    request: 'Que se verifique la marca y se quite de todas partes en su expediente.',
  },
  unauthorized_hard_inquiry: {
    title: 'Consulta por un crédito que quizá usted no solicitó',
    meaning: 'Una empresa pidió su informe, y ningún informe muestra una cuenta que haya salido de ello.',
    innocent:
      'Una solicitud rechazada o retirada deja una consulta sin cuenta, un concesionario puede preguntar a varios prestamistas por una sola solicitud, y un cobrador, un asegurador o un arrendador puede tener un fin permitido sin ella.',
    request:
      'Que se verifique con la empresa para qué obtuvo su informe y, si no muestra un fin permitido, que la consulta ya no se muestre a otros.',
  },
  duplicate_hard_inquiry: {
    title: 'La misma consulta de crédito aparece dos veces',
    meaning: 'Si las consultas son de una sola solicitud, se cuenta dos veces.',
    innocent: 'Ambas serían correctas si ese día se hicieron dos solicitudes separadas a esta empresa.',
    request:
      'Que se verifique si estas consultas son de una sola solicitud y, si es así, que solo una se muestre a otros.',
  },
  dispute_remark_missing: {
    title: 'Cuenta sin la nota de que está en disputa',
    meaning:
      'Una cuenta que el consumidor disputó ante la propia empresa se reporta con un aviso de la disputa. Aquí no aparece. Solo usted sabe si la disputó ante la empresa.',
    innocent:
      'El aviso faltaría con razón si la disputa se hizo solo a las otras agencias, si ya terminó o si el dato se corrigió enseguida.',
    request:
      'Que se verifique con la empresa que reporta si el aviso de disputa corresponde aquí también, y se agregue.',
  },
  dispute_remark_outdated: {
    title: 'Nota de disputa que sigue impresa después de que la investigación debía terminar',
    meaning:
      'La cuenta sigue marcada como en disputa después del tiempo en que la investigación debía terminar: 45 días para la de una agencia, hasta 90 para una disputa de facturación.',
    innocent:
      'La nota sería correcta si usted disputó la cuenta otra vez desde entonces, si le dijo a la empresa que sigue en desacuerdo, o si sigue abierta una disputa de facturación.',
    request:
      'Que se verifique si todavía hay una investigación abierta de esta cuenta y se quite o reemplace la nota si terminó.',
  },
  deleted_item_back: {
    title: 'Un dato que había salido del informe volvió',
    meaning:
      'El dato estaba en un informe, faltaba en el siguiente y está otra vez. Lo que se eliminó por una disputa solo puede volver si la empresa certifica que es exacto, y con aviso por escrito a usted.',
    innocent:
      'La empresa puede haber certificado el dato y la agencia haberle enviado el aviso; o el dato faltó en un informe por otra razón.',
    request:
      'Que se verifique si la empresa certificó el dato, se le envíe el aviso por escrito y se elimine otra vez si no hubo certificación.',
  },
}
