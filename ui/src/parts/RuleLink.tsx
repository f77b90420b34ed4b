import { useTranslation } from 'react-i18next';

/** A rule's id that leads to its place in the rule book. */
export function RuleLink({ rule }: { rule: string }) {
  const { t } = useTranslation('parts');
  return (
    <a href={`#/rules/${rule}`} aria-label={t('rule', { id: rule })}>
      {rule}
    </a>
  );
}
