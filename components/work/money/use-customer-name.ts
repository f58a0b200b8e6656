import { useTranslations } from 'next-intl';

/** A customer within a sentence: the name with the number, or the number alone. */
export function useCustomerName(): (customer: { user_id: number; user_name: string }) => string {
  const t = useTranslations('paymentsDesk');
  return ({ user_id, user_name: name }) => {
    const id = String(user_id);
    return name ? t('customerNamed', { name, id }) : t('customer', { id });
  };
}
