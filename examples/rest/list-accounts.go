// Lists the balances of a party in units of each asset.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

var (
	dataNode = setting("DATA_NODE", "http://localhost:3008")
	pubkey   = setting("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
)

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
type details struct{ Symbol, Decimals string }

// units writes an amount in the smallest unit as people read it: with 6 decimals 1500000 is 1.500000.
func units(amount, decimals string) string {
	places, err := strconv.Atoi(decimals)
	if err != nil {
		log.Fatal(err)
	}
	if missing := places + 1 - len(amount); missing > 0 {
		amount = strings.Repeat("0", missing) + amount
	}
	if places == 0 {
		return amount
	}
	return amount[:len(amount)-places] + "." + amount[len(amount)-places:]
}

func main() {
	var list struct {
		Assets struct {
			Edges []struct {
				Node struct {
					ID      string
					Details details
				}
			}
		}
	}
	get("/api/v2/assets", &list)
	assets := map[string]details{}
	for _, edge := range list.Assets.Edges {
		assets[edge.Node.ID] = edge.Node.Details
	}
	var answer struct {
		Accounts struct {
			Edges []struct {
				Node struct{ Type, Asset, Balance string }
			}
		}
	}
	get("/api/v2/accounts?filter.partyIds="+pubkey, &answer)
	for _, edge := range answer.Accounts.Edges {
		asset := assets[edge.Node.Asset]
		fmt.Println(edge.Node.Type+":", units(edge.Node.Balance, asset.Decimals), asset.Symbol)
	}
}

// endregion: request
