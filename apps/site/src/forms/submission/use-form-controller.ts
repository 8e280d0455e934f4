import type { Locale } from '@app/domain/language/locale'
import { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { FieldScope, FieldSettings } from '../fields/field-scope'
import type { ErrorTexts, FormKey, FormTexts } from '../form-texts'
import { drainOutbox, onOutboxResult } from './drain-outbox'
import { errorTexts, loadErrorTexts } from './error-texts'
import type { Draft, Receipt } from './form-draft'
import { type FieldError, type FormRules, formResolver } from './form-resolver'
import { errorList, formScope } from './form-scope'
import { newKey } from './new-key'
import type { QueuedSubmission } from './outbox'
import { browserOutbox } from './outbox-store'
import { sendAfterMinimumTime } from './send-after-minimum-time'
import type { Outcome, Payload, Submission } from './send-form'
import { initialPhase, nextPhase, type Phase } from './submission-phase'
import { type BannerState, useBanner } from './use-banner'
import { useDraft } from './use-draft'
import { useFocusOnReopen } from './use-focus-on-reopen'
import { useFocusWhenRendered } from './use-focus-when-rendered'

export type FormControllerOptions<F extends FieldValues, OwnPrefix extends string> = {
  /** Identifies the form in drafts and in the outbox. It may change with the project or lot on the page. */
  formId(): string
  idPrefix: string
  locale: Locale
  texts: FormTexts<OwnPrefix>
  /** Messages of this form that replace the standard messages. */
  errors?: ErrorTexts
  endpoint: string
  /** Loads the validation rules on the first interaction. */
  loadRules(): Promise<FormRules>
  /** Converts the values of the controls to the request body. */
  toBody(fields: F): Record<string, unknown>
  /** Checks values that the schema does not cover, such as a file. */
  validateMore?(fields: F): FieldError[]
  /** Builds the payload of a form with a file. The default is JSON. */
  toPayload?(body: Record<string, unknown>, fields: F): Payload
  /** Only for lists, because they need an initial number of entries. */
  defaultValues?: DefaultValues<F>
  /** Values for the placeholders in error messages. */
  errorValues?: Record<string, string>
  settings?: FieldSettings
}

export type FormController<F extends FieldValues, OwnPrefix extends string> = {
  form: UseFormReturn<F>
  scope: FieldScope<F, FormKey<OwnPrefix>>
  phase: Phase
  /** True once the form has restored its stored draft or receipt, or found none. */
  isRestored: boolean
  banner: BannerState
  errors: { name: string; text: string }[]
  formRef: RefObject<HTMLFormElement | null>
  summaryRef: RefObject<HTMLElement | null>
  submitErrorRef: RefObject<HTMLParagraphElement | null>
  waitingKey: string
  submit(event: { preventDefault(): void }): void
  /** Loads the validation rules. The form calls this function on the first interaction. */
  prepare(): Promise<void>
  /** Validates the fields of one step and shows their errors. */
  validateFields(names: readonly Path<F>[]): Promise<boolean>
  /** Tries to send the queued submission. */
  sendNow(): Promise<{ isWaiting: boolean }>
  /** Moves a queued submission from the outbox back into the form. */
  edit(): Promise<void>
  /** Opens an empty form with a new idempotency key after the receipt. */
  restart(): void
}

/** Controls a form from the first interaction to the receipt. Each form adds its fields, texts and layout. */
export function useFormController<F extends FieldValues, OwnPrefix extends string>(
  options: FormControllerOptions<F, OwnPrefix>,
): FormController<F, OwnPrefix> {
  const {
    formId,
    idPrefix,
    locale,
    texts,
    errors,
    endpoint,
    toBody,
    toPayload = jsonPayload,
    errorValues,
    settings,
  } = options
  const loadRules = async () => {
    const [rules] = await Promise.all([options.loadRules(), loadErrorTexts(locale)])
    return rules
  }
  const form = useForm<F>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: options.defaultValues,
    resolver: formResolver(loadRules, toBody, options.validateMore),
  })
  const [phase, dispatch] = useReducer(nextPhase, initialPhase)
  const banner = useBanner()
  const [hasStepErrors, setHasStepErrors] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const summaryRef = useRef<HTMLElement>(null)
  const submitErrorRef = useRef<HTMLParagraphElement>(null)
  const draft = useDraft(formId, form, (storedDraft) => restorePhase(storedDraft).finally(() => setRestored(true)))
  const focusOnReopen = useFocusOnReopen(formRef, phase)
  const focusWhenRendered = useFocusWhenRendered()
  const { errors: formErrors, isSubmitted } = form.formState

  const prepare = () =>
    loadRules().then(
      () => {},
      () => {},
    )

  async function restorePhase({ key, isWaiting, receipt }: Draft) {
    // The receipt needs the phone engine to format the phone number.
    if (receipt) await prepare()
    if (receipt) return dispatch({ type: 'restored', phase: { kind: 'sent', receipt, shouldFocus: false } })
    if (!isWaiting) return
    const isStillQueued = (await browserOutbox.all().catch(() => [])).some((entry) => entry.key === key)
    if (!isStillQueued) return startOver()
    dispatch({ type: 'restored', phase: { kind: 'waiting', shouldFocus: false } })
    drainOutbox()
  }

  function showReceipt(receipt: Receipt) {
    draft.save({ receipt, isWaiting: false })
    banner.show('good')
  }

  async function onValid(fields: F) {
    dispatch({ type: 'submitted' })
    const key = draft.current.current?.key ?? newKey()
    const startedAt = draft.current.current?.startedAt
    const sentBody = toBody(fields)
    draft.save({ sent: sentBody })
    const body = { ...sentBody, [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD] ?? '', [STARTED_AT_FIELD]: startedAt }
    const submission = { key, endpoint, payload: toPayload(body, fields) }
    const outcome = await sendAfterMinimumTime(submission, startedAt)
    if (outcome.kind === 'offline' && (await queueInOutbox(submission, fields))) return
    dispatch({ type: 'answered', outcome, sentBody, now: Date.now() })
    if (outcome.kind === 'accepted') return showReceipt(createReceipt(outcome, sentBody))
    draft.save({ sent: undefined, ...(outcome.kind === 'conflict' && { key: newKey() }) })
    if (outcome.kind === 'invalid') showErrors(outcome)
    else focusWhenRendered(submitErrorRef)
    banner.show('bad')
  }

  /** Adds the submission to the outbox. Returns false if the browser cannot store it. */
  async function queueInOutbox(submission: Submission, fields: F): Promise<boolean> {
    const page = location.pathname + location.search
    try {
      await browserOutbox.put({
        ...submission,
        formId: formId(),
        locale,
        page,
        fields,
        texts: outboxTexts(texts),
        waitingSince: Date.now(),
      })
    } catch {
      return false
    }
    draft.save({ isWaiting: true })
    dispatch({ type: 'queued' })
    drainOutbox()
    return true
  }

  function showErrors(outcome: Extract<Outcome, { kind: 'invalid' }>) {
    for (const { path, message } of outcome.errors) {
      if (path !== 'form') form.setError(path as Path<F>, { type: 'server', message })
    }
    focusWhenRendered(outcome.errors.some(({ path }) => path === 'form') ? submitErrorRef : summaryRef)
  }

  function startOver() {
    draft.startOver()
    form.reset((options.defaultValues ?? {}) as F)
    setHasStepErrors(false)
    banner.clear()
    dispatch({ type: 'reopened', submitError: null })
  }

  const isWaiting = phase.kind === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the submission is queued
  useEffect(() => {
    if (!isWaiting) return
    return onOutboxResult((result) => {
      if (result.submission.key !== draft.current.current?.key) return
      if (result.kind === 'accepted') {
        const receipt = createReceipt(result, draft.current.current?.sent ?? {})
        dispatch({ type: 'delivered', receipt })
        return showReceipt(receipt)
      }
      draft.save({ isWaiting: false, sent: undefined, key: newKey() })
      dispatch({ type: 'reopened', submitError: { kind: 'unavailable' } })
      banner.show('bad')
    })
  }, [isWaiting])

  const scope = formScope(form, {
    idPrefix,
    locale,
    texts,
    errors: { ...errorTexts(), ...errors },
    isHydrated: draft.isHydrated,
    errorValues,
    settings,
  })

  return {
    prepare,
    form,
    scope,
    phase,
    isRestored,
    banner: banner.state,
    errors: isSubmitted || hasStepErrors ? errorList(formErrors, scope, formRef.current) : [],
    formRef,
    summaryRef,
    submitErrorRef,
    waitingKey: draft.current.current?.key ?? '',
    submit(event) {
      if (phase.kind === 'sending') return event.preventDefault()
      form.handleSubmit(onValid, () => focusWhenRendered(summaryRef))(event as never)
    },
    async validateFields(names) {
      const isValid = await form.trigger([...names])
      setHasStepErrors(!isValid)
      if (!isValid) focusWhenRendered(summaryRef)
      return isValid
    },
    sendNow: drainOutbox,
    async edit() {
      await browserOutbox.remove(draft.current.current?.key ?? '').catch(() => {})
      draft.save({ isWaiting: false, sent: undefined })
      focusOnReopen()
      dispatch({ type: 'reopened', submitError: null })
    },
    restart() {
      focusOnReopen()
      startOver()
    },
  }
}

/** Returns the messages of the toast. They are stored with the submission, because the toast may appear on any page. */
const outboxTexts = (texts: FormTexts): QueuedSubmission['texts'] => ({
  'outbox.toast.close': texts['outbox.toast.close'],
  'outbox.toast.refused': texts['outbox.toast.refused'],
  'outbox.toast.review': texts['outbox.toast.review'],
  'outbox.toast.sent': texts['outbox.toast.sent'],
})

const createReceipt = (
  { reference, answer }: Pick<Receipt, 'reference' | 'answer'>,
  sentBody: Receipt['sent'],
): Receipt => ({
  reference,
  answer,
  sent: sentBody,
  sentAt: Date.now(),
})

const jsonPayload = (body: Record<string, unknown>): Payload => ({ json: JSON.stringify(body) })
