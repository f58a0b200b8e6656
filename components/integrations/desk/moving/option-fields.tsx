'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { MovingDetail, MovingOptions } from '#lib/api/integrations/desk-moving.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { movingKindOf } from '#lib/contract/integrations/moving-fields.ts';
import { locales } from '#lib/i18n/locales.ts';
import styles from './moving.module.css';
import { faultAt } from './use-moving-calls.ts';

export type TypedOptions = { [Name in keyof MovingOptions]: MovingOptions[Name] extends boolean ? boolean : string };

interface OptionFieldsProps {
  found: MovingDetail;
  options: TypedOptions;
  error: unknown;
  onChange: (change: Partial<TypedOptions>) => void;
}

/** What the file does not say and the shop decides. */
export function OptionFields(props: OptionFieldsProps) {
  const Fields = fieldsOf[movingKindOf(props.found.source)];
  return (
    <div className="stack-16 grid-cols-1">
      <Fields {...props} />
    </div>
  );
}

const fieldsOf = { products: OfProducts, people: OfPeople, orders: OfOrders };

function OfProducts(props: OptionFieldsProps) {
  const isOfShopify = props.found.source === 'shopify_products';
  return (
    <>
      <ProductFields {...props} />
      <div className={styles.ticks}>
        <Tick {...props} name="as_drafts" label="asDrafts" />
        <Tick {...props} name="pictures" label="pictures" help="picturesHelp" />
        <Tick {...props} name="redirects" label="redirects" help={isOfShopify ? 'redirectsHelp' : 'redirectsWoo'} />
      </div>
    </>
  );
}

/** Shopify's file has no passwords, and only BuildAdmin's has balances. */
function OfPeople(props: OptionFieldsProps) {
  const { source } = props.found;
  return (
    <>
      <LanguageOnly {...props} />
      {source !== 'shopify_customers' && (
        <div className={styles.ticks}>
          <Tick {...props} name="passwords" label="passwords" help="passwordsHelp" />
          {source === 'buildadmin_users' && <Tick {...props} name="balances" label="balances" help="balancesHelp" />}
        </div>
      )}
    </>
  );
}

function OfOrders(props: OptionFieldsProps) {
  const t = useTranslations('integrationsMoving');
  return (
    <>
      <p className={styles.note}>{t('ordersHelp')}</p>
      <div className={styles.grid}>
        <TextField {...props} name="currency" label="currency" help="currencyHelp" />
      </div>
      {props.found.source === 'other_orders' && (
        <div className={styles.ticks}>
          <Tick {...props} name="in_cents" label="inCents" help="inCentsHelp" />
        </div>
      )}
    </>
  );
}

function LanguageOnly(props: OptionFieldsProps) {
  return (
    <div className={styles.grid}>
      <LanguageField {...props} />
    </div>
  );
}

function ProductFields(props: OptionFieldsProps) {
  const { data } = useQuery(apiQuery('/api/product/units'));
  const units = data?.list.map(({ unit, name }) => ({ value: unit, name })) ?? [];
  return (
    <div className={styles.grid}>
      <LanguageField {...props} />
      <TextField {...props} name="rate" label="rate" help="rateHelp" mode="decimal" />
      <TextField {...props} name="category" label="category" help="categoryHelp" />
      <ChoiceField {...props} name="unit" label="unit" choices={units} />
      <TextField {...props} name="lead_days_min" label="leadMin" mode="numeric" />
      <TextField {...props} name="lead_days_max" label="leadMax" mode="numeric" />
    </div>
  );
}

function LanguageField(props: OptionFieldsProps) {
  const t = useTranslations('integrationsMoving');
  const choices = locales.map((locale) => ({ value: locale, name: t(`language_${locale}`) }));
  return <ChoiceField {...props} name="language" label="language" choices={choices} />;
}

interface FieldProps extends OptionFieldsProps {
  name: 'rate' | 'category' | 'currency' | 'lead_days_min' | 'lead_days_max' | 'unit' | 'language';
  label: 'rate' | 'category' | 'currency' | 'leadMin' | 'leadMax' | 'unit' | 'language';
}

function TextField({
  name,
  label,
  help,
  mode,
  options,
  error,
  onChange,
}: FieldProps & { help?: 'rateHelp' | 'categoryHelp' | 'currencyHelp'; mode?: 'decimal' | 'numeric' }) {
  const t = useTranslations('integrationsMoving');
  const id = `moving-option-${name}`;
  const fault = faultAt(error, `options.${name}`);
  return (
    <FieldFrame id={id} label={t(label)} help={help && t(help)} error={fault}>
      <OutlinedInput
        value={options[name]}
        error={fault !== undefined}
        onChange={({ target }) => onChange({ [name]: target.value })}
        inputProps={{
          id,
          inputMode: mode,
          autoComplete: 'off',
          'aria-invalid': fault !== undefined || undefined,
          'aria-describedby': help || fault ? `${id}-note` : undefined,
        }}
      />
    </FieldFrame>
  );
}

function ChoiceField({
  name,
  label,
  choices,
  options,
  error,
  onChange,
}: FieldProps & { choices: { value: string; name: string }[] }) {
  const t = useTranslations('integrationsMoving');
  const id = `moving-option-${name}`;
  const fault = faultAt(error, `options.${name}`);
  return (
    <FieldFrame id={id} label={t(label)} error={fault}>
      <NativeSelect
        value={options[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
        input={<OutlinedInput />}
        inputProps={{ id, autoComplete: 'off', 'aria-describedby': fault ? `${id}-note` : undefined }}
      >
        {choices.map(({ value, name: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

interface TickProps extends OptionFieldsProps {
  name: 'as_drafts' | 'pictures' | 'redirects' | 'passwords' | 'balances' | 'in_cents';
  label: 'asDrafts' | 'pictures' | 'redirects' | 'passwords' | 'balances' | 'inCents';
  help?: 'picturesHelp' | 'redirectsHelp' | 'redirectsWoo' | 'passwordsHelp' | 'balancesHelp' | 'inCentsHelp';
}

function Tick({ name, label, help, options, onChange }: TickProps) {
  const t = useTranslations('integrationsMoving');
  const id = `moving-option-${name}`;
  return (
    <div className={styles.tick}>
      <FormControlLabel
        label={t(label)}
        control={
          <Checkbox
            checked={options[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
            slotProps={{ input: { 'aria-describedby': help ? `${id}-note` : undefined } }}
          />
        }
      />
      {help && (
        <span id={`${id}-note`} className={styles.note}>
          {t(help)}
        </span>
      )}
    </div>
  );
}
