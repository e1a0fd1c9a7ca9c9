import { useMutation } from '@tanstack/react-query';
import { webProductClientType } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

/** The units that a product of a list can be ordered in: asked for only when the buyer wants it. */
export const useFindUnits = () =>
  useMutation({
    mutationFn: async (productId: string) => {
      const detail = await api.post('product/detail', {
        id: productId,
        productClientType: webProductClientType,
      });
      return detail.productSkues;
    },
  });
