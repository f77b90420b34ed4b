import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  commands,
  type Document,
  type Outlets,
  type PaperError,
  type Preview,
  type Source,
  type Wanted,
} from '../../ipc/bindings.gen';
import { usePaper } from '../../mirror/paper';
import type { Language } from '../../words/words';
import { allowed, type PrintChoice, wantedOf } from './choice';

/** What came of an act, for a sentence. */
export type Outcome =
  | { is: 'saved'; path: string }
  | { is: 'shown' }
  | { is: 'printed'; printer: string }
  | { is: 'amiss'; error: PaperError };

type Answer<Thing> = { status: 'ok'; data: Thing } | { status: 'error'; error: PaperError };

/** What can be had of a source. */
function useDocuments(source: Source) {
  const [documents, setDocuments] = useState<readonly Document[]>([]);
  const [amiss, setAmiss] = useState<PaperError>();
  const [outlets, setOutlets] = useState<Outlets>();
  const asked = JSON.stringify(source);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const [told, ways] = await Promise.all([
        commands.documents(JSON.parse(asked) as Source),
        commands.outlets(),
      ]);
      if (isGone) return;
      setOutlets(ways);
      if (told.status === 'ok') setDocuments(told.data);
      else setAmiss(told.error);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [asked]);
  return { documents, outlets, amiss };
}

/** The document as it will be printed; the last one stays until the next is there. */
function usePreview(wanted: Wanted | undefined) {
  const [preview, setPreview] = useState<Preview>();
  const [amiss, setAmiss] = useState<PaperError>();
  const asked = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (!asked) return;
    let isGone = false;
    const ask = async () => {
      const told = await commands.previewDocument(JSON.parse(asked) as Wanted);
      if (isGone) return;
      setPreview(told.status === 'ok' ? told.data : undefined);
      setAmiss(told.status === 'error' ? told.error : undefined);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [asked]);
  return { preview, amiss };
}

/** Everything behind "Print or save": the choice, the preview, and where the document can go. */
export function usePrint(source: Source, first: Partial<PrintChoice>) {
  const { i18n } = useTranslation();
  const { paper, setPaper } = usePaper();
  const { documents, outlets, amiss: none } = useDocuments(source);
  const [chosen, setChosen] = useState<Partial<PrintChoice>>(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const last = useRef(0);
  const choice = allowed(documents, { ...chosen, paper });
  const language = i18n.language as Language;
  const key = choice && JSON.stringify(wantedOf(source, choice, language));
  const wanted = useMemo(() => (key ? (JSON.parse(key) as Wanted) : undefined), [key]);
  const { preview, amiss } = usePreview(wanted);
  const error = none ?? amiss;

  const doing = async <Thing>(
    act: (wanted: Wanted) => Promise<Answer<Thing>>,
    said: (thing: Thing) => Outcome | undefined,
  ) => {
    if (!wanted || isBusy) return;
    last.current += 1;
    const own = last.current;
    setBusy(true);
    const told = await act(wanted);
    setBusy(false);
    if (own !== last.current) return;
    setOutcome(told.status === 'ok' ? said(told.data) : { is: 'amiss', error: told.error });
  };
  const printer = outlets?.printer.is === 'ready' ? outlets.printer.name : undefined;

  return {
    documents,
    document: documents.find(({ kind }) => kind === choice?.kind),
    choice,
    choose: (part: Partial<PrintChoice>) => {
      last.current += 1;
      setOutcome(undefined);
      if (part.paper) setPaper(part.paper);
      setChosen({ ...choice, ...part });
    },
    preview,
    outlets,
    printer,
    outcome: error ? ({ is: 'amiss', error } as const) : outcome,
    isBusy,
    save: () =>
      void doing(commands.saveDocument, (path) =>
        path === null ? undefined : { is: 'saved', path },
      ),
    show: () => void doing(commands.viewDocument, () => ({ is: 'shown' })),
    print: () =>
      void doing(commands.sendToPrinter, () => ({ is: 'printed', printer: printer ?? '' })),
  };
}

export type Print = ReturnType<typeof usePrint>;
